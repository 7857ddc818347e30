import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#identity/accounts/models/user'
import Approval from '#identity/approvals/approval'
import { kindNamed } from '#identity/approvals/approval_kind'
import { approversOf } from '#identity/approvals/approvers'
import { ruleFor } from '#identity/approvals/asking'
import { sendMail } from '#shared/mail/send_mail'
import { ApprovalAskedMail, ApprovalEndedMail } from '#admin/approvals/approval_mails'

const BATCH = 100

/**
 * Writes to those who may approve what was asked for, or to who asked what became of it, once: taking the news is the
 * claim, and it stays claimed only if the mails could be handed over.
 */
export async function tellOfApproval(id: number) {
  await db.transaction(async (trx) => {
    const approval = await Approval.query({ client: trx })
      .where({ id })
      .whereNotNull('news')
      .forUpdate()
      .preload('asker')
      .preload('decider')
      .first()
    if (!approval) return
    await trx.from('approvals').where({ id }).update({ news: null })
    if (approval.outcome === null) {
      for (const person of await mayDecide(trx, approval)) {
        await sendMail(new ApprovalAskedMail(person, approval), trx)
      }
    } else if (approval.outcome !== 'withdrawn' && approval.asker.status === 'ACTIVE') {
      await sendMail(new ApprovalEndedMail(approval.asker, approval), trx)
    }
  })
}

async function mayDecide(trx: TransactionClientContract, approval: Approval): Promise<User[]> {
  const { kind, command, askedBy, beneficiaryIds } = approval
  const rule = await ruleFor(await kindNamed(kind), command, trx)
  return approversOf(trx, rule.group, [askedBy, ...beneficiaryIds])
}

/** Those whose job a crash has lost. */
export async function untoldApprovals(except: number[] = []): Promise<number[]> {
  const rows = await Approval.query()
    .select('id')
    .whereNotNull('news')
    .whereNotIn('id', except)
    .whereRaw(`coalesce(ended_at, asked_at) < now() - interval '1 minute'`)
    .orderBy('id')
    .limit(BATCH)
  return rows.map(({ id }) => id)
}
