import { approvalRules } from '#identity/approvals/settings'
import { tellsOfNewDevices } from '#identity/devices/settings'
import { referralKobo } from '#identity/referrals/referral_settings'
import { SECOND_FACTOR_SETTINGS } from '#identity/second_factor/settings'
import type { Setting } from '#shared/settings/setting'

/** All that this module lets staff set. */
export const IDENTITY_SETTINGS: Setting<any>[] = [
  referralKobo,
  ...SECOND_FACTOR_SETTINGS,
  tellsOfNewDevices,
  ...Object.values(approvalRules),
]
