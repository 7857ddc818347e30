import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { renamePerson } from '#identity/accounts/profile'
import { fullNameValidator } from '#identity/accounts/validators/account_validators'

export default class FullNamesController {
  show(ctx: HttpContext) {
    const { fullName, firstname, lastname } = callerOf(ctx).user
    return { data: { fullName, firstname, lastname } }
  }

  async update(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const { fullName } = await ctx.request.validateUsing(fullNameValidator)
    await renamePerson(caller, fullName)
    return { message: 'Your full name has been updated.', data: { fullName: caller.user.fullName } }
  }
}
