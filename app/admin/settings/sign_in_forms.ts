import type { SettingForm } from '#admin/settings/setting_form'

export const SIGN_IN_FORMS: Record<string, SettingForm> = {
  'identity.offers_second_factor': {
    group: 'Sign-in',
    label: 'Second step for everybody',
    parts: [
      {
        name: 'value',
        label: 'Let users add a second step',
        type: 'switch',
        hint: 'A passkey or an authenticator app. People who add one must use it to sign in.',
      },
    ],
  },
  'identity.staff_need_second_factor': {
    group: 'Sign-in',
    label: 'Second step for staff',
    parts: [
      {
        name: 'value',
        label: 'Ask staff at sign-in',
        type: 'switch',
        hint: 'Staff without a second step, including you, must add one before they can do anything else.',
      },
    ],
  },
  'identity.approvals_need_second_factor': {
    group: 'Sign-in',
    label: 'Second step for approvals',
    parts: [{ name: 'value', label: 'Ask before an approval', type: 'switch' }],
  },
  'identity.withdrawals_need_second_factor_kobo': {
    group: 'Sign-in',
    label: 'Second step for withdrawals',
    parts: [
      {
        name: 'value',
        label: 'Ask above',
        type: 'naira',
        min: -1,
        max: 10_000_000_000,
        hint: '-1 never asks, 0 asks for every withdrawal.',
      },
    ],
  },
  'identity.tells_of_new_devices': {
    group: 'Sign-in',
    label: 'New devices',
    parts: [{ name: 'value', label: 'E-mail people about a new device', type: 'switch' }],
  },
}
