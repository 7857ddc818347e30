import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { Forbidden } from '#identity/access/forbidden'
import type { Caller } from '#identity/sessions/caller'
import { recordAudit } from '#shared/audit/audit'
import { DomainError } from '#shared/errors/domain_error'
import { sendMail } from '#shared/mail/send_mail'
import { saveVerifiedBvn } from '#wallet/payouts/bvn_verification'
import BvnDecidedMail from '#wallet/payouts/bvn_decided_mail'
import BvnReview from '#wallet/payouts/models/bvn_review'

const MAX_BVN_REVIEWS = 100

class BvnAlreadyDecided extends DomainError {
  constructor() {
    super('E_CONFLICT', 'Somebody has already decided on this BVN.')
  }
}

export function listOpenBvnReviews(userId?: number) {
  return BvnReview.query()
    .where(userId ? { userId } : {})
    .whereNull('decidedAt')
    .preload('user')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(MAX_BVN_REVIEWS)
}

export type BvnDecision = { accepted: boolean; reason: string }

/**
 * Records whether both names belong to one person, mails the user and returns the message for
 * staff. Throws E_ROW_NOT_FOUND, BvnAlreadyDecided, and Forbidden for one's own review.
 */
export async function decideBvnReview(by: Caller, id: number, { accepted, reason }: BvnDecision) {
  const review = await db.transaction(async (trx) => {
    const found = await BvnReview.query({ client: trx }).where({ id }).forUpdate().firstOrFail()
    if (!found.isWaiting) throw new BvnAlreadyDecided()
    if (found.userId === by.user.id)
      throw new Forbidden('You cannot decide on your own BVN. Ask a colleague.')
    await found.load('user')
    const decided = { accepted, reason, decidedBy: by.user.id, decidedAt: DateTime.now() }
    await found.merge(decided).save()
    if (accepted) await saveVerifiedBvn(trx, found.user, found)
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
