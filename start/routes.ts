import { errors, type HttpContext } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import '#shared/routes'
import '#identity/routes'
import '#wallet/routes'
import '#shipping/routes'
import '#branding/routes'
import '#admin/routes'
import { findLandingPath } from '#identity/sessions/controllers/landing_path'
import { HOME_PATH } from '#identity/sessions/shell_url'
import { middleware } from '#start/kernel'

// Imports run first, so these catch-all routes come last: the first match answers.
router.get(HOME_PATH, goHome).page({ by: 'signedIn' }).as('home')
for (const path of ['/base/*', '/admin', '/admin/*']) {
  router.get(path, goHome).use(middleware.signedIn())
}

function goHome(ctx: HttpContext) {
  return ctx.response.redirect(findLandingPath(ctx))
}

// Routes authenticate: without this one, a wrong path would miss its key's log and rate limit.
router.any('/api/*', notFound)

// Routes read the session: without this one, the 404 page would not know the user.
router.get('*', notFound)

function notFound({ request }: HttpContext) {
  throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
}
