import {
  formsOfGroup,
  nairaPart,
  settingForm,
  switchPart,
} from '#admin/settings/setting_part_builders'

export const SIGN_IN_FORMS = formsOfGroup('Sign-in', {
  'identity.offers_second_factor': settingForm(
    'Second step for everybody',
    switchPart('Let users add a second step', {
      hint: 'A passkey or an authenticator app. People who add one must use it to sign in.',
    })
  ),
  'identity.staff_need_second_factor': settingForm(
    'Second step for staff',
    switchPart('Ask staff at sign-in', {
      hint: 'Staff without a second step, including you, must add one before they can do anything else.',
    })
  ),
  'identity.approvals_need_second_factor': settingForm(
    'Second step for approvals',
    switchPart('Ask before an approval')
  ),
  'identity.withdrawals_need_second_factor_kobo': settingForm(
    'Second step for withdrawals',
    nairaPart('Ask above', { min: -1, hint: '-1 never asks, 0 asks for every withdrawal.' })
  ),
  'identity.tells_of_new_devices': settingForm(
    'New devices',
    switchPart('E-mail people about a new device')
  ),
})
