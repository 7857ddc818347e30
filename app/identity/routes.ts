import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const HomePageController = () => import('#identity/controllers/home_page_controller')
const LoginController = () => import('#identity/controllers/login_controller')
const PingsController = () => import('#identity/controllers/pings_controller')
const SessionsController = () => import('#identity/controllers/sessions_controller')
const SignInPageController = () => import('#identity/controllers/sign_in_page_controller')

router
  .group(() => {
    router.get('/signin', [SignInPageController, 'render']).as('sign_in')
    router.get('/base/home', [HomePageController, 'render']).as('home').use(middleware.signedIn())
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
  })
  .prefix('/api/v1')
  .as('api.identity')
