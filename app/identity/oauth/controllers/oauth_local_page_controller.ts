import type { HttpContext } from '@adonisjs/core/http'
import { DEMO_ACCOUNTS } from '#identity/demo'
import { readAuthorization } from '#identity/oauth/local/authorization'
import { localCallbackUrl } from '#identity/oauth/local/local_driver'

export default class OauthLocalPageController {
  render(ctx: HttpContext) {
    const authorization = readAuthorization(ctx.request.qs(), localCallbackUrl(ctx))
    if (!authorization) return ctx.response.badRequest('This application is not known here.')
    if ('problem' in authorization) return ctx.response.redirect(authorization.problem)
    return ctx.inertia.render('identity/oauth/oauth_local', {
      action: ctx.request.url(true),
      csrfToken: ctx.request.csrfToken,
      people: DEMO_ACCOUNTS.map(({ email, names }) => ({ email, name: names.join(' ') })),
    })
  }
}
