import db from '@adonisjs/lucid/services/db'
import type User from '#identity/accounts/models/user'
import { readCurrentFigures } from '#shared/figures/figures'
import { ensureReferralCode } from '#identity/referrals/referral_code'

export interface ReferralStats {
  referralCode: number
  clickCount: number
  /** People who confirmed their address; unconfirmed sign-ups do not count. */
  countSignedUp: number
  /** The sum promised for referred people who have not shipped yet. */
  pendingKobo: number
  paidKobo: number
}

export async function readReferralStats(user: User): Promise<ReferralStats> {
  const referralCode = await ensureReferralCode(user)
  const clicks = await db
    .from('referral_clicks')
    .where('referral_code', referralCode)
    .sum('clicks as total')
    .first()
  const owner = { organizationId: 0, userId: user.id }
  const figures = await readCurrentFigures(owner, ['referral_pending', 'referral_paid'])
  const [pending, paid] = [figures.get('referral_pending'), figures.get('referral_paid')]
  return {
    referralCode,
    clickCount: clicks?.total ?? 0,
    countSignedUp: (pending?.count ?? 0) + (paid?.count ?? 0),
    pendingKobo: pending?.kobo ?? 0,
    paidKobo: paid?.kobo ?? 0,
  }
}
