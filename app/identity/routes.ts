import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import '#identity/accounts/routes'
import '#identity/organizations/routes'
import '#identity/people/routes'
import '#identity/referrals/routes'
import '#identity/oauth/routes'

const LoginController = () => import('#identity/sessions/controllers/login_controller')
const OrganizationSwitchesController = () =>
  import('#identity/organizations/controllers/organization_switches_controller')
const OrganizationsController = () =>
  import('#identity/organizations/controllers/organizations_controller')
const PingsController = () => import('#identity/sessions/controllers/pings_controller')
const SessionsController = () => import('#identity/sessions/controllers/sessions_controller')
const SignInPageController = () => import('#identity/sessions/controllers/sign_in_page_controller')
const ViewModesController = () => import('#identity/sessions/controllers/view_modes_controller')

router
  .group(() => {
    router.get('/signin', [SignInPageController, 'render']).as('sign_in')
  })
  .as('identity')

router
  .group(() => {
    router.post('/login', [LoginController, 'store']).as('login')
    router.post('/ping', [PingsController, 'store']).as('ping').use(middleware.signedIn())
    router
      .delete('/session', [SessionsController, 'destroy'])
      .as('session.destroy')
      .use(middleware.signedIn())
    router
      .get('/account/organizations', [OrganizationsController, 'index'])
      .as('organizations.index')
      .use(middleware.signedIn())
    router
      .put('/user/view', [ViewModesController, 'update'])
      .as('view_mode.update')
      .use([middleware.signedIn(), middleware.can({ ability: 'openConsole' })])
    router
      .put('/switch/:id', [OrganizationSwitchesController, 'update'])
      .as('switch')
      .where('id', router.matchers.number())
      .use(middleware.signedIn())
  })
  .prefix('/api/v1')
  .as('api.identity')
