import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { Forbidden } from '#identity/access/forbidden'
import type { Caller } from '#identity/sessions/caller'
import { recordAudit } from '#shared/audit/audit'
import { DomainError } from '#shared/errors/domain_error'
import { sendMail } from '#shared/mail/send_mail'
import { keepBvn } from '#wallet/payouts/bvn'
import BvnDecidedMail from '#wallet/payouts/bvn_decided_mail'
import BvnReview from '#wallet/payouts/models/bvn_review'

const MOST = 100

class AlreadyDecided extends DomainError {
  constructor() {
    super('E_CONFLICT', 'Somebody has already decided on this BVN.')
  }
}

/** What waits for staff, the longest first: of everybody, or of one person. */
export function bvnsForAttention(userId?: number) {
  return BvnReview.query()
    .where(userId ? { userId } : {})
    .whereNull('decidedAt')
    .preload('user')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(MOST)
}

export type Decision = { accepted: boolean; reason: string }

/**
 * Staff say whether the two names are one person's, who is then told. Answers the sentence for staff. Throws
 * E_ROW_NOT_FOUND, AlreadyDecided, and Forbidden for one's own.
 */
export async function decideBvn(by: Caller, id: number, { accepted, reason }: Decision) {
  const review = await db.transaction(async (trx) => {
    const found = await BvnReview.query({ client: trx }).where({ id }).forUpdate().firstOrFail()
    if (!found.isWaiting) throw new AlreadyDecided()
    if (found.userId === by.user.id) throw new Forbidden('Somebody else must look at your BVN.')
    await found.load('user')
    const decided = { accepted, reason, decidedBy: by.user.id, decidedAt: DateTime.now() }
    await found.merge(decided).save()
    if (accepted) await keepBvn(trx, found.user, found)
    const { accountName, bankName, userId } = found
    await recordAudit(trx, {
      actorId: by.user.id,
      action: accepted ? 'bvn.accept' : 'bvn.reject',
      subject: { kind: 'user', id: userId },
      before: { accountName, bankName },
      after: { accepted, reason },
    })
    return found
  })
  await sendMail(new BvnDecidedMail(review))
  const { fullName } = review.user
  return { message: `The BVN of ${fullName} is ${accepted ? 'accepted' : 'rejected'}.` }
}
