import type { SettingFormPart } from '#admin/settings/setting_part'

export interface SettingForm {
  group: string
  label: string
  /** A single part named `value` is the whole value; otherwise parts are its fields. */
  parts: SettingFormPart[]
}

export const SETTING_GROUPS = [
  ...['Brand and contact', 'Booking', 'Pickups and days', 'Fees and documents', 'Couriers'],
  ...['Wallet and referrals', 'Billing', 'Messages', 'Sign-in', 'Approvals and proof', 'Others'],
]
