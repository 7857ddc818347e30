import type { HttpContext } from '@adonisjs/core/http'
import { findPersonByToken } from '#identity/oauth/local/grants'
import { readBearerToken } from '#identity/sessions/middleware/api_client'

export default class OauthLocalPeopleController {
  show(ctx: HttpContext) {
    const person = findPersonByToken(readBearerToken(ctx) ?? '')
    return person ?? ctx.response.unauthorized({ error: 'invalid_token' })
  }
}
