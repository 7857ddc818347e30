import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { personChoices } from '#identity/people/person_choices'

export default class UsersPageController {
  render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    return ctx.inertia.render('admin/people/users', {
      choices: personChoices(caller),
      ownId: caller.user.id,
    })
  }
}
