import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/caller'
import { findPerson } from '#identity/people'
import { blockPerson, readmitPerson } from '#identity/standing'
import { blockValidator } from '#identity/validators/person'

export default class UserBlocksController {
  async store(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(blockValidator)
    const person = await findPerson(ctx.params.id)
    await blockPerson(callerOf(ctx), person, reason ?? null)
    return { message: `${person.fullName} has been blocked.` }
  }

  /** Also gives back an account that its owner had deactivated. */
  async destroy(ctx: HttpContext) {
    const person = await findPerson(ctx.params.id)
    await readmitPerson(callerOf(ctx), person)
    return { message: `${person.fullName} may sign in again.` }
  }
}
