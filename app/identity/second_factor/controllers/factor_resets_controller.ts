import type { HttpContext } from '@adonisjs/core/http'
import { findPerson } from '#identity/people/people'
import { factorResetValidator } from '#identity/second_factor/factor_validator'
import {
  requestFactorReset,
  withdrawFactorReset,
} from '#identity/second_factor/resets/manage_resets'
import { callerOf } from '#identity/sessions/caller'
import { formatLagosMoment } from '#shared/time/lagos_time'

export default class FactorResetsController {
  async store(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(factorResetValidator)
    const person = await findPerson(ctx.params.id)
    const { dueAt } = await requestFactorReset(callerOf(ctx), person, reason)
    const due = formatLagosMoment(dueAt.toJSDate())
    return { message: `The second step of ${person.fullName} will be removed at ${due}.` }
  }

  async destroy(ctx: HttpContext) {
    const person = await findPerson(ctx.params.id)
    await withdrawFactorReset(callerOf(ctx), person)
    return { message: `${person.fullName} keeps their second step.` }
  }
}
