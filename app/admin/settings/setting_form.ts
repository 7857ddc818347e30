import type { SettingFormPart } from '#admin/settings/setting_part'

export interface SettingForm {
  group: string
  label: string
  /** A single part named `value` is the whole value; otherwise parts are its fields. */
  parts: SettingFormPart[]
}

export const SETTING_GROUPS = [
  ...['Brand', 'Fees', 'Booking', 'Wallet', 'Billing', 'Messages', 'Referrals', 'Sign-in', 'Staff'],
  ...['Approvals', 'Proof', 'Others'],
]
