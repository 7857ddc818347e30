import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { signOutCaller } from '#identity/sessions/controllers/session_access'
import { limitAttempts } from '#identity/sessions/attempt_limits'
import { erasePerson, requirePassword } from '#identity/privacy/erase_person'
import { erasureValidator } from '#identity/privacy/erasure_validator'

export default class ErasuresController {
  async store(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const { password } = await ctx.request.validateUsing(erasureValidator)
    await limitAttempts(ctx.request.ip(), 'change_password', caller.user.email, () =>
      requirePassword(caller, password)
    )
    await erasePerson(caller, caller.user.id)
    await signOutCaller(ctx, caller)
    return { message: 'Your account and your data have been erased.' }
  }
}
