import type { HttpContext } from '@adonisjs/core/http'
import { findPerson } from '#identity/people/people'
import { factorResetValidator } from '#identity/second_factor/factor_validator'
import { askForReset, withdrawReset } from '#identity/second_factor/resets/resetting'
import { callerOf } from '#identity/sessions/caller'
import { momentText } from '#shared/time/lagos_time'

export default class FactorResetsController {
  /** For somebody who lost their device and has no recovery code. */
  async store(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(factorResetValidator)
    const person = await findPerson(ctx.params.id)
    const { dueAt } = await askForReset(callerOf(ctx), person, reason)
    const due = momentText(dueAt.toJSDate())
    return { message: `The second step of ${person.fullName} will be removed at ${due}.` }
  }

  async destroy(ctx: HttpContext) {
    const person = await findPerson(ctx.params.id)
    await withdrawReset(callerOf(ctx), person)
    return { message: `${person.fullName} keeps their second step.` }
  }
}
