import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls, pages } from '#start/route_groups'

const { accounts } = controllers.identity

pages('identity', 'anyone', () => {
  router.get('/register', [accounts.RegisterPage, 'render']).as('register')
  router.get('/verify/:token', [accounts.VerifyPage, 'render']).as('verify')
  router.get('/reset', [accounts.ResetPage, 'render']).as('reset')
  router.get('/reset/:token', [accounts.ChoosePasswordPage, 'render']).as('choose_password')
})

pages('identity', 'signedIn', () => {
  router.get('/base/profile/settings', [accounts.SettingsPage, 'render']).as('settings')
})

pages('identity', 'openConsole', () => {
  router.get('/admin/profile/settings', [accounts.SettingsPage, 'render']).as('admin_settings')
})

calls('identity', 'anyone', () => {
  router.post('/account', [accounts.Accounts, 'store'])
  router.get('/account', [accounts.Verifications, 'show'])
  router.post('/account/verification', [accounts.Verifications, 'store'])
  router.post('/createAccount', [accounts.PasswordlessAccounts, 'store'])
  router.put('/resetPassword', [accounts.PasswordResets, 'store'])
  router.put('/resetPassword/:token', [accounts.PasswordResets, 'update'])
})

calls('identity', 'signedIn', () => {
  router.delete('/user', [accounts.Profiles, 'destroy']).as('profile.destroy')
  router.get('/user/profile', [accounts.Profiles, 'show']).as('profile.show')
  router.get('/user/fullname', [accounts.FullNames, 'show']).as('full_name.show')
  router.put('/user/fullName', [accounts.FullNames, 'update']).as('full_name.update')
  router.put('/user/phoneNumber', [accounts.PhoneNumbers, 'update']).as('phone_number.update')
  router.put('/user/changePassword', [accounts.Passwords, 'update']).as('password.update')
})
