import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/caller'
import { personChoices } from '#identity/person_choices'

export default class UsersPageController {
  render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    return ctx.inertia.render('admin/users', {
      choices: personChoices(caller),
      ownId: caller.user.id,
    })
  }
}
