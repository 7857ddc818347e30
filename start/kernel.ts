import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'
import { isTracing } from '../bin/runtime/tracing.js'

server.errorHandler(() => import('#shared/errors/exception_handler'))

server.use([
  () => import('#shared/http/middleware/request_id_middleware'),
  () => import('#shared/http/middleware/no_sniff_middleware'),
  () => import('#identity/access/page_cache_middleware'),
  () => import('#branding/page_figures/middleware/visit_middleware'),
  () => import('#branding/tracking_page/cached_tracking_middleware'),
  () => import('#shared/http/middleware/container_bindings_middleware'),
  () => import('#identity/api_keys/middleware/key_in_url_middleware'),
  () => import('#shared/http/middleware/compressed_files_middleware'),
  () => import('#shared/http/middleware/compression_middleware'),
  () => import('#shared/http/middleware/public_files_middleware'),
  () => import('@adonisjs/vite/vite_middleware'),
  () => import('#start/inertia_middleware'),
])

router.use([
  ...(isTracing ? [() => import('@adonisjs/otel/otel_middleware')] : []),
  () => import('#branding/domains/custom_domain_middleware'),
  () => import('#shared/http/middleware/api_answers_json_middleware'),
  () => import('#identity/sessions/middleware/same_origin_middleware'),
  () => import('#shared/http/middleware/body_middleware'),
  () => import('#shared/http/middleware/readable_input_middleware'),
  () => import('#identity/sessions/middleware/browser_session_middleware'),
  () => import('#identity/sessions/middleware/browser_shield_middleware'),
  () => import('#identity/sessions/middleware/browser_auth_middleware'),
  () => import('#identity/sessions/middleware/caller_middleware'),
  () => import('#identity/sessions/middleware/read_your_writes_middleware'),
  () => import('#identity/api_keys/api_version_middleware'),
])

export const middleware = router.named({
  branded: () => import('#branding/tracking_page/branded_middleware'),
  can: () => import('#identity/access/can_middleware'),
  inView: () => import('#identity/sessions/middleware/view_middleware'),
  once: () => import('#identity/sessions/middleware/idempotency_middleware'),
  team: () => import('#identity/teams/team_middleware'),
  signedIn: () => import('#identity/sessions/middleware/signed_in_middleware'),
})
