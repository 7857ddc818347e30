import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { errors } from '@adonisjs/lucid'
import { errors as vineErrors } from '@vinejs/vine'
import type Approval from '#identity/approvals/approval'
import { kindNamed, type Performed } from '#identity/approvals/approval_kind'
import { newsOfApproval } from '#identity/approvals/approval_news'
import {
  ApprovalChanged,
  ApprovalVoid,
  NotTheApprover,
} from '#identity/approvals/approval_refusals'
import {
  endApproval,
  lockedApproval,
  requireJudge,
  requireWaiting,
} from '#identity/approvals/deciding'
import { requireApprover, requireNotEditedBy, stillAsking } from '#identity/approvals/judging'
import { isSame, performUnder, type Tried } from '#identity/approvals/rehearsing'
import type { Caller } from '#identity/sessions/caller'
import { recordAudit } from '#shared/audit/audit'
import { DomainError } from '#shared/errors/domain_error'

interface Approving {
  id: number
  /** What the approver has looked at; without it, whatever was shown last. */
  version?: number
}

/** Kept although nothing was done: it ends void, or shows what has changed. */
type Refused = { refusal: DomainError }

/**
 * Carries out what somebody else has asked for, in one transaction with the end of the approval and in their name.
 * Answers the sentence that tells it; again, too, to whoever asks again.
 *
 * Throws E_ROW_NOT_FOUND, NotTheApprover, ApprovalEnded; ApprovalChanged where what it is about is not as it was
 * shown; ApprovalVoid where it cannot be done any more, or whoever asked may not ask for it any more.
 */
export async function approve(by: Caller, { id, version }: Approving): Promise<string> {
  const outcome = await db.transaction((trx) => approveIn(trx, by, { id, version }))
  if ('refusal' in outcome) {
    if (outcome.refusal instanceof ApprovalVoid) await newsOfApproval(id)
    throw outcome.refusal
  }
  await outcome.afterCommit?.()
  await newsOfApproval(id)
  return outcome.message
}

async function approveIn(
  trx: TransactionClientContract,
  by: Caller,
  { id, version }: Approving
): Promise<Performed | Refused> {
  // One decision at a time: two that lock people and roots for each other would stand in each other's way.
  await trx.rawQuery(`select pg_advisory_xact_lock(hashtextextended('approvals', 0))`)
  const approval = await lockedApproval(trx, id)
  if (approval.outcome === 'approved' && approval.decidedBy === by.user.id) {
    return { message: approval.said! }
  }
  await requireWaiting(trx, approval)
  const { rule, people } = await requireJudge(trx, by, approval)
  await requireNotEditedBy(trx, by.user, approval)
  if (version !== undefined && version !== approval.version) {
    return { refusal: new ApprovalChanged(approval.changes) }
  }
  const kind = await kindNamed(approval.kind)
  const { organizationId, command } = approval
  const asker = await stillAsking(trx, people.get(approval.askedBy)!, {
    organizationId,
    ability: kind.ability,
  })
  if (!asker) return voided(trx, approval, 'Whoever asked for it may not do so any more.')
  const stage = await trx.transaction()
  const tried = await performUnder(stage, id, { kind, by: asker, command }).catch(reasonOf)
  if (typeof tried === 'string') {
    await stage.rollback()
    return voided(trx, approval, tried)
  }
  if (!isSame(tried, approval)) {
    await stage.rollback()
    return changed(approval, tried)
  }
  const { beneficiaryIds } = tried.about
  const approver = people.get(by.user.id)!
  await requireApprover(trx, approver, { askedBy: approval.askedBy, beneficiaryIds }, rule)
  await stage.commit()
  await settle(trx, approval, by, tried.performed.message)
  return tried.performed
}

async function settle(
  trx: TransactionClientContract,
  approval: Approval,
  by: Caller,
  said: string
) {
  await endApproval(trx, approval, { outcome: 'approved', by: by.user.id, said })
  await recordAudit(trx, {
    actorId: by.user.id,
    action: 'approval.approve',
    subject: { kind: 'approval', id: approval.id },
    after: { title: approval.title },
  })
}

/** What stands against the command, in words. Throws whatever nobody expects. */
function reasonOf(error: unknown): string {
  if (error instanceof NotTheApprover) throw error
  if (error instanceof DomainError) return error.message
  if (error instanceof vineErrors.E_VALIDATION_ERROR) return error.messages[0].message
  if (error instanceof errors.E_ROW_NOT_FOUND) return 'What it is about is not there any more.'
  throw error
}

async function voided(
  trx: TransactionClientContract,
  approval: Approval,
  said: string
): Promise<Refused> {
  await endApproval(trx, approval, { outcome: 'void', by: null, said })
  return { refusal: new ApprovalVoid(said) }
}

/** The next one who looks is shown what it would do now. */
async function changed(
  approval: Approval,
  { changes, fingerprint, about }: Tried<Performed>
): Promise<Refused> {
  const { version } = approval
  const { beneficiaryIds } = about
  await approval.merge({ changes, fingerprint, beneficiaryIds, version: version + 1 }).save()
  return { refusal: new ApprovalChanged(changes) }
}
