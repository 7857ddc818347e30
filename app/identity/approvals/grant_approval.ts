import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { errors } from '@adonisjs/lucid'
import { errors as vineErrors } from '@vinejs/vine'
import type Approval from '#identity/approvals/approval'
import { loadApprovalKind, type CommandResult } from '#identity/approvals/approval_kind'
import { publishApprovalUpdate } from '#identity/approvals/approval_updated'
import { ApprovalChanged, ApprovalVoid, NotAnApprover } from '#identity/approvals/approval_refusals'
import {
  closeApproval,
  lockApproval,
  authorizeDecision,
  requirePendingApproval,
} from '#identity/approvals/decide_approval'
import {
  requireApprover,
  requireNotEditor,
  findCurrentRequester,
} from '#identity/approvals/approver_rules'
import {
  hasSameChanges,
  performForApproval,
  type CommandDryRun,
} from '#identity/approvals/approval_dry_run'
import type { Caller } from '#identity/sessions/caller'
import { recordAudit } from '#shared/audit/audit'
import { DomainError } from '#shared/errors/domain_error'

interface ApprovalDecision {
  id: number
  version?: number
}

/** A refusal is returned: throwing would roll back the end or new dry run of the request. */
type RefusedApproval = { refusal: DomainError }

/**
 * Executes a request as the requester, in the transaction that ends the approval. Returns the
 * confirmation, also to a repeated call of the same approver. Throws E_ROW_NOT_FOUND,
 * NotAnApprover, ApprovalEnded, ApprovalChanged if the dry run differs from the one shown, and
 * ApprovalVoid if it is impossible or the requester lost the right.
 */
export async function grantApproval(
  by: Caller,
  { id, version }: ApprovalDecision
): Promise<string> {
  const outcome = await db.transaction((trx) => grantApprovalIn(trx, by, { id, version }))
  if ('refusal' in outcome) {
    if (outcome.refusal instanceof ApprovalVoid) await publishApprovalUpdate(id)
    throw outcome.refusal
  }
  await outcome.afterCommit?.()
  await publishApprovalUpdate(id)
  return outcome.message
}

async function grantApprovalIn(
  trx: TransactionClientContract,
  by: Caller,
  { id, version }: ApprovalDecision
): Promise<CommandResult | RefusedApproval> {
  // Decisions run one at a time: two that lock users in opposite order would deadlock.
  await trx.rawQuery(`select pg_advisory_xact_lock(hashtextextended('approvals', 0))`)
  const approval = await lockApproval(trx, id)
  if (approval.outcome === 'approved' && approval.decidedBy === by.user.id) {
    return { message: approval.said! }
  }
  await requirePendingApproval(trx, approval)
  const { rule, people } = await authorizeDecision(trx, by, approval)
  await requireNotEditor(trx, by.user, approval)
  if (version !== undefined && version !== approval.version) {
    return { refusal: new ApprovalChanged(approval.changes) }
  }
  const kind = await loadApprovalKind(approval.kind)
  const { organizationId, command } = approval
  const requester = await findCurrentRequester(trx, people.get(approval.askedBy)!, {
    organizationId,
    ability: kind.ability,
  })
  if (!requester)
    return voidApproval(
      trx,
      approval,
      'The person who asked for it no longer has the right to do it.'
    )
  const savepoint = await trx.transaction()
  const tried = await performForApproval(savepoint, id, { kind, by: requester, command }).catch(
    readFailureReason
  )
  if (typeof tried === 'string') {
    await savepoint.rollback()
    return voidApproval(trx, approval, tried)
  }
  if (!hasSameChanges(tried, approval)) {
    await savepoint.rollback()
    return saveChangedDryRun(approval, tried)
  }
  const { beneficiaryIds } = tried.about
  const approver = people.get(by.user.id)!
  await requireApprover(trx, approver, { askedBy: approval.askedBy, beneficiaryIds }, rule)
  await savepoint.commit()
  await closeAsApproved(trx, approval, by, tried.performed.message)
  return tried.performed
}

async function closeAsApproved(
  trx: TransactionClientContract,
  approval: Approval,
  by: Caller,
  reason: string
) {
  await closeApproval(trx, approval, { outcome: 'approved', by: by.user.id, reason })
  await recordAudit(trx, {
    actorId: by.user.id,
    action: 'approval.approve',
    subject: { kind: 'approval', id: approval.id },
    after: { title: approval.title },
  })
}

function readFailureReason(error: unknown): string {
  if (error instanceof NotAnApprover) throw error
  if (error instanceof DomainError) return error.message
  if (error instanceof vineErrors.E_VALIDATION_ERROR) return error.messages[0].message
  if (error instanceof errors.E_ROW_NOT_FOUND) return 'What it would change no longer exists.'
  throw error
}

async function voidApproval(
  trx: TransactionClientContract,
  approval: Approval,
  reason: string
): Promise<RefusedApproval> {
  await closeApproval(trx, approval, { outcome: 'void', by: null, reason })
  return { refusal: new ApprovalVoid(reason) }
}

async function saveChangedDryRun(
  approval: Approval,
  { changes, fingerprint, about }: CommandDryRun<CommandResult>
): Promise<RefusedApproval> {
  const { version } = approval
  const { beneficiaryIds } = about
  await approval.merge({ changes, fingerprint, beneficiaryIds, version: version + 1 }).save()
  return { refusal: new ApprovalChanged(changes) }
}
