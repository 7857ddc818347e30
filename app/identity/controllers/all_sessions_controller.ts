import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/caller'
import AccessToken from '#identity/models/access_token'
import { closeAccess } from '#identity/sign_in'

export default class AllSessionsController {
  async destroy(ctx: HttpContext) {
    const caller = callerOf(ctx)
    await AccessToken.revokeAllOf(caller.user.id)
    await closeAccess(ctx, caller)
    return { message: 'You have signed out on every device.' }
  }
}
