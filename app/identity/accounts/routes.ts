import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls, pages } from '#start/route_groups'

const { accounts } = controllers.identity

pages('identity', () => {
  router.get('/register', [accounts.RegisterPage, 'render']).page({ by: 'anyone' }).as('register')
  router.get('/verify/:token', [accounts.VerifyPage, 'render']).page({ by: 'anyone' }).as('verify')
  router.get('/reset', [accounts.ResetPage, 'render']).page({ by: 'anyone' }).as('reset')
  router
    .get('/reset/:token', [accounts.ChoosePasswordPage, 'render'])
    .page({ by: 'anyone' })
    .as('choose_password')
})

pages('identity', () => {
  router
    .get('/base/profile/settings', [accounts.SettingsPage, 'render'])
    .page({ by: 'signedIn' })
    .as('settings')
})

pages('identity', () => {
  router
    .get('/admin/profile/settings', [accounts.SettingsPage, 'render'])
    .page({ by: 'openConsole' })
    .as('admin_settings')
})

calls('identity', () => {
  router.post('/account', [accounts.Accounts, 'store']).call({ by: 'anyone' })
  router.get('/account', [accounts.Verifications, 'show']).call({ by: 'anyone' })
  router.post('/account/verification', [accounts.Verifications, 'store']).call({ by: 'anyone' })
  router.post('/createAccount', [accounts.PasswordlessAccounts, 'store']).call({ by: 'anyone' })
  router.put('/resetPassword', [accounts.PasswordResets, 'store']).call({ by: 'anyone' })
  router.put('/resetPassword/:token', [accounts.PasswordResets, 'update']).call({ by: 'anyone' })
})

calls('identity', () => {
  router
    .delete('/user', [accounts.Profiles, 'destroy'])
    .call({ by: 'signedIn', team: 'nothing' })
    .as('profile.destroy')
  router
    .get('/user/profile', [accounts.Profiles, 'show'])
    .call({ by: 'signedIn' })
    .as('profile.show')
  router
    .get('/user/fullname', [accounts.FullNames, 'show'])
    .call({ by: 'signedIn' })
    .as('full_name.show')
  router
    .put('/user/fullName', [accounts.FullNames, 'update'])
    .call({ by: 'signedIn', team: 'nothing' })
    .as('full_name.update')
  router
    .put('/user/phoneNumber', [accounts.PhoneNumbers, 'update'])
    .call({ by: 'signedIn', team: 'nothing' })
    .as('phone_number.update')
  router
    .put('/user/changePassword', [accounts.Passwords, 'update'])
    .call({ by: 'signedIn', team: 'nothing' })
    .as('password.update')
})
