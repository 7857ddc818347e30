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

// The first matching route answers. These catch-all routes come last, because imports run first.
router.get(HOME_PATH, goHome).page({ by: 'signedIn' }).as('home')
for (const path of ['/base/*', '/admin', '/admin/*']) {
  router.get(path, goHome).use(middleware.signedIn())
}

function goHome(ctx: HttpContext) {
  return ctx.response.redirect(findLandingPath(ctx))
}

// A wrong path needs a route too: only routes check the API key, log the call and limit the rate.
router.any('/api/*', notFound)

// Only routes read the session, and the 404 page shows who is signed in.
router.get('*', notFound)

function notFound({ request }: HttpContext) {
  throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
}
