import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'

server.errorHandler(() => import('#shared/exception_handler'))

server.use([
  () => import('#shared/middleware/container_bindings_middleware'),
  () => import('#shared/middleware/compression_middleware'),
  () => import('#shared/middleware/private_assets_middleware'),
  () => import('@adonisjs/static/static_middleware'),
  () => import('@adonisjs/vite/vite_middleware'),
  () => import('#wallet/middleware/inertia_middleware'),
])

router.use([
  () => import('#shared/middleware/api_answers_json_middleware'),
  () => import('@adonisjs/core/bodyparser_middleware'),
  () => import('#identity/middleware/browser_session_middleware'),
  () => import('#identity/middleware/browser_shield_middleware'),
  () => import('@adonisjs/auth/initialize_auth_middleware'),
  () => import('#identity/middleware/caller_middleware'),
])

export const middleware = router.named({
  branded: () => import('#branding/middleware/branded_middleware'),
  can: () => import('#identity/middleware/can_middleware'),
  signedIn: () => import('#identity/middleware/signed_in_middleware'),
})
