import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import AccessToken from '#identity/sessions/access_token'
import { signOutCaller } from '#identity/sessions/controllers/session_access'

export default class AllSessionsController {
  async destroy(ctx: HttpContext) {
    const caller = callerOf(ctx)
    await AccessToken.revokeAllOf(caller.user.id)
    await signOutCaller(ctx, caller)
    return { message: 'You have signed out on every device.' }
  }
}
