import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { changeMemberRole, removeMember } from '#identity/organizations/team'
import { listVisibleMembers } from '#identity/teams/visible_members'
import { switchAccess } from '#identity/sessions/controllers/session_access'
import { createLastCaller } from '#identity/sessions/create_caller'
import { TEAM_ROLE_LABELS } from '#identity/teams/rules/team_rights'
import MemberTransformer from '#identity/organizations/transformers/member_transformer'
import { membershipRoleValidator } from '#identity/organizations/team_validator'

export default class MembersController {
  async index(ctx: HttpContext) {
    return ctx.serialize(MemberTransformer.transform(await listVisibleMembers(callerOf(ctx))))
  }

  async update(ctx: HttpContext) {
    const { role } = await ctx.request.validateUsing(membershipRoleValidator)
    const { user } = await changeMemberRole(callerOf(ctx), ctx.params.id, role)
    return { message: `${user.fullName} ${TEAM_ROLE_LABELS[role].changeText}.` }
  }

  /** A person who leaves continues in another organization of theirs. */
  async destroy(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const { user } = await removeMember(caller, ctx.params.id)
    const { name } = caller.organization
    if (user.id !== caller.user.id) return { message: `${user.fullName} is no longer in ${name}.` }
    await switchAccess(ctx, caller, await createLastCaller(caller.user))
    return { message: `You have left ${name}.` }
  }
}
