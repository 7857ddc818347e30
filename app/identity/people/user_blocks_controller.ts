import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { findPerson } from '#identity/people/people'
import { blockPerson, reactivatePerson } from '#identity/people/account_status'
import { blockValidator } from '#identity/people/person_validator'

export default class UserBlocksController {
  async store(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(blockValidator)
    const person = await findPerson(ctx.params.id)
    await blockPerson(callerOf(ctx), person, reason ?? null)
    return { message: `${person.fullName} has been blocked.` }
  }

  /** Unblocks the account, or reopens it if its owner deactivated it. */
  async destroy(ctx: HttpContext) {
    const person = await findPerson(ctx.params.id)
    await reactivatePerson(callerOf(ctx), person)
    return { message: `${person.fullName} can sign in again.` }
  }
}
