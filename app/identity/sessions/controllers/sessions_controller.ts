import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { signOutCaller } from '#identity/sessions/controllers/session_access'

export default class SessionsController {
  async destroy(ctx: HttpContext) {
    await signOutCaller(ctx, callerOf(ctx))
    return { message: 'You have signed out.' }
  }
}
