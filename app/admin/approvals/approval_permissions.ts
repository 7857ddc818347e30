import db from '@adonisjs/lucid/services/db'
import User from '#identity/accounts/models/user'
import type Approval from '#identity/approvals/approval'
import { loadApprovalKind } from '#identity/approvals/approval_kind'
import { NotAnApprover } from '#identity/approvals/approval_refusals'
import { findApprovalRule } from '#identity/approvals/request_approval'
import { requireApprover, requireNotEditor } from '#identity/approvals/approver_rules'
import { describeApprovers } from '#identity/access/rules/approval_groups'
import type { Caller } from '#identity/sessions/caller'

export interface ApprovalPermissions {
  canApprove: boolean
  /** Why the reader may not approve; null if they may, or once the approval is decided. */
  because: string | null
  isAsker: boolean
  /** Describes who may approve; null once the approval is decided. */
  approvers: string | null
}

export async function loadApprovalPermissions(
  caller: Caller,
  approval: Approval
): Promise<ApprovalPermissions> {
  const isAsker = approval.askedBy === caller.user.id
  const none = { canApprove: false, because: null, isAsker, approvers: null }
  if (approval.outcome) return none
  const rule = await findApprovalRule(await loadApprovalKind(approval.kind), approval.command)
  const approvers = describeApprovers(rule.group)
  try {
    await db.transaction(async (trx) => {
      const person = await User.findOrFail(caller.user.id, { client: trx })
      await requireApprover(trx, person, approval, rule)
      await requireNotEditor(trx, person, approval)
    })
    return { ...none, canApprove: true, approvers }
  } catch (error) {
    if (!(error instanceof NotAnApprover)) throw error
    return { ...none, because: error.message, approvers }
  }
}
