import type { IncomingHttpHeaders } from 'node:http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Referral from '#identity/referrals/referral'
import User from '#identity/accounts/models/user'
import { referralKobo } from '#identity/referrals/referral_settings'
import SettingRow from '#shared/settings/setting_row'

/**
 * The code of the body, or else of the header `Ref-Code`; 0 and nonsense are none. The header may
 * also be called `ref_code`, which nginx drops unless it is told to let underscores through.
 */
export function readReferralCode(given: unknown, headers: IncomingHttpHeaders): number | null {
  const code = String(given ?? headers['ref-code'] ?? headers.ref_code ?? '')
  return /^[1-9]\d{0,14}$/.test(code) ? Number(code) : null
}

/** Remembers who brought a person along. A code of nobody, or their own, counts for nothing. */
export async function recordReferral(
  client: TransactionClientContract,
  referred: User,
  code: number | null
) {
  const referrer = code === null ? null : await User.findBy({ referralCode: code }, { client })
  if (!referrer || referrer.id === referred.id || referrer.status !== 'ACTIVE') return
  const setting = await SettingRow.find(referralKobo.key, { client })
  // What was promised at sign-up holds, whatever is set later.
  await Referral.firstOrCreate(
    { referredId: referred.id },
    { referrerId: referrer.id, amountKobo: await referralKobo.valueIn(setting) },
    { client }
  )
}
