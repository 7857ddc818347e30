import type { HttpContext } from '@adonisjs/core/http'
import { type Caller, callerOf } from '#identity/sessions/caller'
import { switchAccess } from '#identity/sessions/controllers/session_access'
import { createCallerFor } from '#identity/sessions/create_caller'

function describeSwitch(
  { organization: before }: Caller,
  { organization: now, isTest }: Caller
): string {
  if (isTest) return 'You are now working with test data.'
  if (now.id === before.liveId && before.isTest) return 'You are now working with live data.'
  return `You are now working for ${now.name}.`
}

export default class OrganizationSwitchesController {
  /** A page gets a new session id, an API client a new token. */
  async update(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const next = await createCallerFor(caller.user.id, Number(ctx.params.id))
    await switchAccess(ctx, caller, next)
    return { message: describeSwitch(caller, next) }
  }
}
