import { errors } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import '#shared/routes'
import '#identity/routes'
import '#wallet/routes'
import '#shipping/routes'
import '#branding/routes'
import '#admin/routes'
import { callerOf } from '#identity/sessions/caller'
import { landingOf, viewOf } from '#identity/sessions/view_mode'
import { middleware } from '#start/kernel'

// Imports run first, so these come after every route: the first that matches answers.
for (const path of ['/base', '/base/*', '/admin', '/admin/*']) {
  router
    .get(path, (ctx) => ctx.response.redirect(landingOf(viewOf(callerOf(ctx).user))))
    .use(middleware.signedIn())
}

// Without a route nothing reads the session, and the page of those who got lost would not know who
// is signed in.
router.get('*', ({ request }) => {
  throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
})
