import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#identity/accounts/models/user'
import Approval from '#identity/approvals/approval'
import { loadApprovalKind } from '#identity/approvals/approval_kind'
import { findApprovers } from '#identity/approvals/approvers'
import { findApprovalRule } from '#identity/approvals/request_approval'
import { sendMail } from '#shared/mail/send_mail'
import { ApprovalRequestedMail, ApprovalClosedMail } from '#admin/approvals/approval_mails'

const MAX_APPROVALS_PER_SWEEP = 100

/**
 * Mails the possible approvers of an undecided request, or its requester once it has ended. Clears
 * `news` in the same transaction that queues the mails, so that each is sent exactly once.
 */
export async function sendApprovalMails(id: number) {
  await db.transaction(async (trx) => {
    const approval = await Approval.query({ client: trx })
      .where({ id })
      .whereNotNull('news')
      .forUpdate()
      .preload('requester')
      .preload('decider')
      .first()
    if (!approval) return
    await trx.from('approvals').where({ id }).update({ news: null })
    if (approval.outcome === null) {
      for (const person of await findPossibleApprovers(trx, approval)) {
        await sendMail(new ApprovalRequestedMail(person, approval), trx)
      }
    } else if (approval.outcome !== 'withdrawn' && approval.requester.status === 'ACTIVE') {
      await sendMail(new ApprovalClosedMail(approval.requester, approval), trx)
    }
  })
}

async function findPossibleApprovers(
  trx: TransactionClientContract,
  approval: Approval
): Promise<User[]> {
  const { kind, command, askedBy, beneficiaryIds } = approval
  const rule = await findApprovalRule(await loadApprovalKind(kind), command, trx)
  return findApprovers(trx, rule.group, [askedBy, ...beneficiaryIds])
}

/** Finds approvals whose mail job was lost in a crash. */
export async function approvalsWithoutMail(except: number[] = []): Promise<number[]> {
  const rows = await Approval.query()
    .select('id')
    .whereNotNull('news')
    .whereNotIn('id', except)
    .whereRaw(`coalesce(ended_at, asked_at) < now() - interval '1 minute'`)
    .orderBy('id')
    .limit(MAX_APPROVALS_PER_SWEEP)
  return rows.map(({ id }) => id)
}
