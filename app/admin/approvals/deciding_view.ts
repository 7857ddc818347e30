import db from '@adonisjs/lucid/services/db'
import User from '#identity/accounts/models/user'
import type Approval from '#identity/approvals/approval'
import { kindNamed } from '#identity/approvals/approval_kind'
import { NotTheApprover } from '#identity/approvals/approval_refusals'
import { ruleFor } from '#identity/approvals/asking'
import { requireApprover, requireNotEditedBy } from '#identity/approvals/judging'
import { whoApproves } from '#identity/access/rules/approval_groups'
import type { Caller } from '#identity/sessions/caller'

export interface DecidingView {
  canApprove: boolean
  /** Why the reader cannot, where they might expect to. */
  because: string | null
  isAsker: boolean
  /** Whose it is to approve; null once it has ended. */
  approvers: string | null
}

/** What the reader may do with it. */
export async function decidingView(caller: Caller, approval: Approval): Promise<DecidingView> {
  const isAsker = approval.askedBy === caller.user.id
  const none = { canApprove: false, because: null, isAsker, approvers: null }
  if (approval.outcome) return none
  const rule = await ruleFor(await kindNamed(approval.kind), approval.command)
  const approvers = whoApproves(rule.group)
  try {
    await db.transaction(async (trx) => {
      const person = await User.findOrFail(caller.user.id, { client: trx })
      await requireApprover(trx, person, approval, rule)
      await requireNotEditedBy(trx, person, approval)
    })
    return { ...none, canApprove: true, approvers }
  } catch (error) {
    if (!(error instanceof NotTheApprover)) throw error
    return { ...none, because: error.message, approvers }
  }
}
