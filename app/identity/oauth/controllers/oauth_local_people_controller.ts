import type { HttpContext } from '@adonisjs/core/http'
import { personWithToken } from '#identity/oauth/local/grants'
import { bearerToken } from '#identity/sessions/middleware/program_call'

export default class OauthLocalPeopleController {
  /** The user endpoint of the local provider. */
  show(ctx: HttpContext) {
    const person = personWithToken(bearerToken(ctx) ?? '')
    return person ?? ctx.response.unauthorized({ error: 'invalid_token' })
  }
}
