import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { exchangeAccess } from '#identity/sessions/controllers/session_access'
import { actingFor } from '#identity/sessions/sign_in'

export default class OrganizationSwitchesController {
  /** A page goes on in a session under a new id; a program's token is exchanged for another. */
  async update(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const next = await actingFor(caller.user.id, Number(ctx.params.id))
    await exchangeAccess(ctx, caller, next)
    return { message: `You now act for ${next.organization.name}.` }
  }
}
