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

// Imports run first, so these come after every route: the first that matches answers.
router.get(HOME_PATH, goHome).page({ by: 'signedIn' }).as('home')
for (const path of ['/base/*', '/admin', '/admin/*']) {
  router.get(path, goHome).use(middleware.signedIn())
}

function goHome(ctx: HttpContext) {
  return ctx.response.redirect(findLandingPath(ctx))
}

// Without a route nobody is let in: neither the log of a key nor its minute would know of a mistyped path.
router.any('/api/*', notFound)

// Without a route nothing reads the session, and the page of those who got lost would not know who
// is signed in.
router.get('*', notFound)

function notFound({ request }: HttpContext) {
  throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
}
