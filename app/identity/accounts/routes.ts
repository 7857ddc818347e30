import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { REFERRAL_CODE_DOCS } from '#identity/access/api_reference_texts'
import { defineCalls, definePages } from '#start/route_groups'

const { accounts } = controllers.identity

definePages('identity', () => {
  router.get('/register', [accounts.RegisterPage, 'render']).page({ by: 'anyone' }).as('register')
  router.get('/verify/:token', [accounts.VerifyPage, 'render']).page({ by: 'anyone' }).as('verify')
  router
    .get('/reset', [accounts.ForgottenPasswordPage, 'render'])
    .page({ by: 'anyone' })
    .as('reset')
  router
    .get('/reset/:token', [accounts.ChoosePasswordPage, 'render'])
    .page({ by: 'anyone' })
    .as('choose_password')
  router
    .get('/base/profile/settings', [accounts.SettingsPage, 'render'])
    .page({ by: 'signedIn' })
    .as('settings')
  router
    .get('/admin/profile/settings', [accounts.SettingsPage, 'render'])
    .page({ by: 'openConsole' })
    .as('admin_settings')
})

defineCalls('identity', 'Account', () => {
  router.post('/account', [accounts.Accounts, 'store']).call({
    by: 'anyone',
    summary: 'Sign up',
    description: `Returns the same response whether or not the address is already registered. Only the e-mail tells which. ${REFERRAL_CODE_DOCS}`,
    example: {
      username: 'chidi@example.test',
      password: 'Parcel#2026',
      firstname: 'Chidi',
      lastname: 'Eze',
      phoneNumber: '08031234567',
    },
    failures: [429],
  })
  router.get('/account', [accounts.Verifications, 'show']).call({
    by: 'anyone',
    summary: 'Confirm an e-mail address',
    query: { token: { type: 'string' } },
    headers: { Authorization: '`Bearer` and a token: confirming an address signs the person in.' },
    failures: [422, 429],
  })
  router.post('/account/verification', [accounts.Verifications, 'store']).call({
    by: 'anyone',
    summary: 'Resend the confirmation e-mail',
    failures: [401, 429],
  })
  router.post('/createAccount', [accounts.PasswordlessAccounts, 'store']).call({
    by: 'anyone',
    summary: 'Sign up and set the password by e-mail',
    description: REFERRAL_CODE_DOCS,
    failures: [429],
  })
  router.put('/resetPassword', [accounts.PasswordResets, 'store']).call({
    id: 'requestPasswordReset',
    by: 'anyone',
    summary: 'Request a password reset e-mail',
    failures: [429],
  })
  router.put('/resetPassword/:token', [accounts.PasswordResets, 'update']).call({
    id: 'resetPassword',
    by: 'anyone',
    summary: 'Set a new password with the token from the e-mail',
    failures: [429],
  })
  router
    .delete('/user', [accounts.Profiles, 'destroy'])
    .call({
      by: 'signedIn',
      team: 'nothing',
      summary: 'Close your account',
      description: 'Shipments and wallet transactions are kept, as the law requires.',
    })
    .as('profile.destroy')
  router
    .get('/user/profile', [accounts.Profiles, 'show'])
    .call({ by: 'signedIn', summary: 'Get your profile' })
    .as('profile.show')
  router
    .get('/user/fullname', [accounts.FullNames, 'show'])
    .call({ by: 'signedIn', summary: 'Get your name' })
    .as('full_name.show')
  router
    .put('/user/fullName', [accounts.FullNames, 'update'])
    .call({ by: 'signedIn', team: 'nothing', summary: 'Update your name' })
    .as('full_name.update')
  router
    .put('/user/phoneNumber', [accounts.PhoneNumbers, 'update'])
    .call({ by: 'signedIn', team: 'nothing', summary: 'Update your phone number' })
    .as('phone_number.update')
  router
    .put('/user/changePassword', [accounts.Passwords, 'update'])
    .call({
      by: 'signedIn',
      team: 'nothing',
      summary: 'Change your password',
      description: 'Signs out all your other devices.',
      failures: [429],
    })
    .as('password.update')
})
