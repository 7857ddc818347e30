import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { limitAttempts } from '#identity/sessions/attempt_limits'
import { findPerson } from '#identity/people/people'
import { erasePerson, requirePassword } from '#identity/privacy/erase_person'
import { personErasureValidator } from '#identity/privacy/erasure_validator'

export default class PersonErasuresController {
  /** Erases people who ask by post or phone. Staff confirm this with their own password. */
  async store(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const { password, reason } = await ctx.request.validateUsing(personErasureValidator)
    const { id } = await findPerson(ctx.params.id)
    await limitAttempts(ctx.request.ip(), 'change_password', caller.user.email, () =>
      requirePassword(caller, password)
    )
    await erasePerson(caller, id, reason)
    return { message: 'The account and data of this person have been erased.' }
  }
}
