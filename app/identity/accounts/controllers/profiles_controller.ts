import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { signOutCaller } from '#identity/sessions/controllers/session_access'
import { deactivatePerson } from '#identity/people/account_status'
import ProfileTransformer from '#identity/accounts/profile_transformer'

export default class ProfilesController {
  async show(ctx: HttpContext) {
    return ctx.serialize(ProfileTransformer.transform(callerOf(ctx).user))
  }

  async destroy(ctx: HttpContext) {
    const caller = callerOf(ctx)
    await deactivatePerson(caller.user)
    await signOutCaller(ctx, caller)
    return { message: 'Your account has been deactivated.' }
  }
}
