import type { HttpContext } from '@adonisjs/core/http'
import type { Asking } from '#identity/approvals/asking'
import { askingValidator } from '#identity/approvals/reason_validator'
import { callerOf } from '#identity/sessions/caller'

/** Who makes a call that may need a second person, and why, as its `approvalReason` says. */
export async function askingOf(ctx: HttpContext): Promise<Asking> {
  const { approvalReason } = await ctx.request.validateUsing(askingValidator)
  return { by: callerOf(ctx), why: approvalReason || null }
}
