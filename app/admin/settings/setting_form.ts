import type { SettingFormPart } from '#admin/settings/rules/setting_part'

/** How a setting stands on the screen. */
export interface SettingForm {
  group: string
  label: string
  /** One named `value` is the whole value; otherwise each is a field of it. */
  parts: SettingFormPart[]
}

/** In the order in which the screen has them. */
export const SETTING_GROUPS = [
  ...['Brand', 'Fees', 'Booking', 'Wallet', 'Billing', 'Messages', 'Referrals', 'Sign-in', 'Staff'],
  ...['Approvals', 'Proof', 'Others'],
]
