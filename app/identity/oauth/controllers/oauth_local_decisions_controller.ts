import type { HttpContext } from '@adonisjs/core/http'
import {
  buildRedirectUrl,
  resolveLocalPerson,
  decisionValidator,
  readAuthorization,
} from '#identity/oauth/local/authorization'
import { issueCode } from '#identity/oauth/local/grants'
import { localCallbackUrl } from '#identity/oauth/local/local_driver'

export default class OauthLocalDecisionsController {
  async store(ctx: HttpContext) {
    const authorization = readAuthorization(ctx.request.qs(), localCallbackUrl(ctx))
    if (!authorization) return ctx.response.badRequest('This application is not known here.')
    if ('problem' in authorization) return ctx.response.redirect(authorization.problem)
    const { decision, ...given } = await ctx.request.validateUsing(decisionValidator)
    const { redirectUri, state } = authorization
    const answer: Record<string, string> =
      decision === 'deny'
        ? { error: 'access_denied' }
        : { code: issueCode({ ...authorization, person: resolveLocalPerson(given) }) }
    return ctx.response.redirect(buildRedirectUrl(redirectUri, { ...answer, state }))
  }
}
