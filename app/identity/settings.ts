import { approvalRules } from '#identity/approvals/approval_settings'
import { notifiesOfNewDevices } from '#identity/devices/device_settings'
import { referralKobo } from '#identity/referrals/referral_settings'
import { SECOND_FACTOR_SETTINGS } from '#identity/second_factor/second_factor_settings'
import type { Setting } from '#shared/settings/setting'

export const IDENTITY_SETTINGS: Setting<any>[] = [
  referralKobo,
  ...SECOND_FACTOR_SETTINGS,
  notifiesOfNewDevices,
  ...Object.values(approvalRules),
]
