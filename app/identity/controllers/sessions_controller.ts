import type { HttpContext } from '@adonisjs/core/http'
import { revokeToken } from '#identity/bearer_tokens'
import { bearerToken } from '#identity/program_call'

export default class SessionsController {
  async destroy(ctx: HttpContext) {
    const token = bearerToken(ctx)
    if (token) await revokeToken(token)
    else await ctx.auth.use('web').logout()
    return { message: 'You have signed out.' }
  }
}
