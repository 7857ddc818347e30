import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const AccountsController = () => import('#identity/accounts/controllers/accounts_controller')
const AllSessionsController = () => import('#identity/sessions/controllers/all_sessions_controller')
const ChoosePasswordPageController = () =>
  import('#identity/accounts/controllers/choose_password_page_controller')
const FullNamesController = () => import('#identity/accounts/controllers/full_names_controller')
const LogoutPageController = () => import('#identity/sessions/controllers/logout_page_controller')
const PasswordlessAccountsController = () =>
  import('#identity/accounts/controllers/passwordless_accounts_controller')
const PasswordResetsController = () =>
  import('#identity/accounts/controllers/password_resets_controller')
const PasswordsController = () => import('#identity/accounts/controllers/passwords_controller')
const PhoneCapturePageController = () =>
  import('#identity/oauth/controllers/phone_capture_page_controller')
const PhoneNumbersController = () =>
  import('#identity/accounts/controllers/phone_numbers_controller')
const ProfilesController = () => import('#identity/accounts/controllers/profiles_controller')
const RegisterPageController = () =>
  import('#identity/accounts/controllers/register_page_controller')
const ResetPageController = () => import('#identity/accounts/controllers/reset_page_controller')
const SettingsPageController = () =>
  import('#identity/accounts/controllers/settings_page_controller')
const SignUpCompletionsController = () =>
  import('#identity/oauth/controllers/sign_up_completions_controller')
const VerificationsController = () =>
  import('#identity/accounts/controllers/verifications_controller')
const VerifyPageController = () => import('#identity/accounts/controllers/verify_page_controller')

/** Pages of one's own account. */
router
  .group(() => {
    router.get('/register', [RegisterPageController, 'render']).as('register')
    router.get('/verify/:token', [VerifyPageController, 'render']).as('verify')
    router.get('/reset', [ResetPageController, 'render']).as('reset')
    router.get('/reset/:token', [ChoosePasswordPageController, 'render']).as('choose_password')
    router.get('/logout', [LogoutPageController, 'render']).as('logout')
    router
      .group(() => {
        router.get('/complete', [PhoneCapturePageController, 'render']).as('complete_sign_up')
        router.get('/base/profile/settings', [SettingsPageController, 'render']).as('settings')
        router
          .get('/admin/profile/settings', [SettingsPageController, 'render'])
          .as('admin_settings')
          .use(middleware.can({ ability: 'openConsole' }))
      })
      .use(middleware.signedIn())
  })
  .as('identity')

/** Calls for those who are not in yet. */
router
  .group(() => {
    router.post('/account', [AccountsController, 'store']).as('accounts.store')
    router.get('/account', [VerificationsController, 'show']).as('verifications.show')
    router
      .post('/account/verification', [VerificationsController, 'store'])
      .as('verifications.store')
    router
      .post('/createAccount', [PasswordlessAccountsController, 'store'])
      .as('passwordless_accounts.store')
    router.put('/resetPassword', [PasswordResetsController, 'store']).as('password_resets.store')
    router
      .put('/resetPassword/:token', [PasswordResetsController, 'update'])
      .as('password_resets.update')
  })
  .prefix('/api/v1')
  .as('api.identity')

/** Calls about one's own account. */
router
  .group(() => {
    router.delete('/sessions', [AllSessionsController, 'destroy']).as('all_sessions.destroy')
    router
      .post('/completeSignUp', [SignUpCompletionsController, 'store'])
      .as('sign_up_completions.store')
    router.delete('/user', [ProfilesController, 'destroy']).as('profile.destroy')
    router.get('/user/profile', [ProfilesController, 'show']).as('profile.show')
    router.get('/user/fullname', [FullNamesController, 'show']).as('full_name.show')
    router.put('/user/fullName', [FullNamesController, 'update']).as('full_name.update')
    router.put('/user/phoneNumber', [PhoneNumbersController, 'update']).as('phone_number.update')
    router.put('/user/changePassword', [PasswordsController, 'update']).as('password.update')
  })
  .use(middleware.signedIn())
  .prefix('/api/v1')
  .as('api.identity')
