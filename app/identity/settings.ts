import { approvalRules } from '#identity/approvals/settings'
import { referralKobo } from '#identity/referrals/referral_settings'
import type { Setting } from '#shared/settings/setting'

/** All that this module lets staff set. */
export const IDENTITY_SETTINGS: Setting<any>[] = [referralKobo, ...Object.values(approvalRules)]
