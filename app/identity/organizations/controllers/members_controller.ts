import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { changeRole, removeMember } from '#identity/organizations/team'
import { teamInView } from '#identity/teams/team_in_view'
import { exchangeAccess } from '#identity/sessions/controllers/session_access'
import { callerAsLeft } from '#identity/sessions/sign_in'
import { ROLE_WORDS } from '#identity/teams/rules/team_rights'
import MemberTransformer from '#identity/organizations/transformers/member_transformer'
import { membershipRoleValidator } from '#identity/organizations/team_validator'

export default class MembersController {
  async index(ctx: HttpContext) {
    return ctx.serialize(MemberTransformer.transform(await teamInView(callerOf(ctx))))
  }

  async update(ctx: HttpContext) {
    const { role } = await ctx.request.validateUsing(membershipRoleValidator)
    const { user } = await changeRole(callerOf(ctx), ctx.params.id, role)
    return { message: `${user.fullName} ${ROLE_WORDS[role].does}.` }
  }

  /** Whoever leaves goes on for the organization that is left to them. */
  async destroy(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const { user } = await removeMember(caller, ctx.params.id)
    const { name } = caller.organization
    if (user.id !== caller.user.id) return { message: `${user.fullName} is no longer in ${name}.` }
    await exchangeAccess(ctx, caller, await callerAsLeft(caller.user))
    return { message: `You have left ${name}.` }
  }
}
