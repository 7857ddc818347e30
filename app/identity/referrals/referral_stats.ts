import db from '@adonisjs/lucid/services/db'
import type User from '#identity/accounts/models/user'
import { codeOf } from '#identity/referrals/referral_code'

export interface ReferralStats {
  referralCode: number
  clickCount: number
  /** Those who have confirmed their address: a sign-up that nobody confirms is none. */
  countSignedUp: number
  /** Promised, until they have shipped. */
  pendingKobo: number
  paidKobo: number
}

export async function referralStatsOf(user: User): Promise<ReferralStats> {
  const referralCode = await codeOf(user)
  const clicks = await db
    .from('referral_clicks')
    .where('referral_code', referralCode)
    .sum('clicks as total')
    .first()
  const referrals = await db
    .from('referrals')
    .join('users', 'users.id', 'referrals.referred_id')
    .where('referrer_id', user.id)
    .whereNotNull('users.email_verified_at')
    .count('* as signed_up')
    .select(db.raw('sum(amount_kobo) filter (where paid_at is null) as pending'))
    .select(db.raw('sum(amount_kobo) filter (where paid_at is not null) as paid'))
    .first()
  return {
    referralCode,
    clickCount: Number(clicks?.total ?? 0),
    countSignedUp: Number(referrals.signed_up),
    pendingKobo: Number(referrals.pending ?? 0),
    paidKobo: Number(referrals.paid ?? 0),
  }
}
