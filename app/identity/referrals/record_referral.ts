import type { IncomingHttpHeaders } from 'node:http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Referral from '#identity/referrals/referral'
import User from '#identity/accounts/models/user'
import { referralKobo } from '#identity/referrals/referral_settings'
import SettingRow from '#shared/settings/setting_row'

/**
 * Reads the code from the body or the `Ref-Code` header; 0 and malformed codes count as none.
 * `ref_code` works too, but nginx drops headers with underscores by default.
 */
export function readReferralCode(given: unknown, headers: IncomingHttpHeaders): number | null {
  const code = String(given ?? headers['ref-code'] ?? headers.ref_code ?? '')
  return /^[1-9]\d{0,14}$/.test(code) ? Number(code) : null
}

/** Records who referred a person. Ignores unknown codes, their own and those of inactive users. */
export async function recordReferral(
  client: TransactionClientContract,
  referred: User,
  code: number | null
) {
  const referrer = code === null ? null : await User.findBy({ referralCode: code }, { client })
  if (!referrer || referrer.id === referred.id || referrer.status !== 'ACTIVE') return
  const setting = await SettingRow.find(referralKobo.key, { client })
  // Fixes the amount promised at sign-up; later settings do not change it.
  await Referral.firstOrCreate(
    { referredId: referred.id },
    { referrerId: referrer.id, amountKobo: await referralKobo.valueIn(setting) },
    { client }
  )
}
