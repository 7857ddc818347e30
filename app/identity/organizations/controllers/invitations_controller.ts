import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import {
  listSentInvitations,
  inviteMember,
  revokeInvitation,
} from '#identity/organizations/invitations'
import InvitationTransformer from '#identity/organizations/transformers/invitation_transformer'
import { invitationValidator } from '#identity/organizations/team_validator'

export default class InvitationsController {
  async index(ctx: HttpContext) {
    return ctx.serialize(InvitationTransformer.transform(await listSentInvitations(callerOf(ctx))))
  }

  async store(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const { email, role } = await ctx.request.validateUsing(invitationValidator)
    await inviteMember(caller, email, role)
    return { message: `We have sent an invitation to ${email}.` }
  }

  async destroy(ctx: HttpContext) {
    const { email } = await revokeInvitation(callerOf(ctx), ctx.params.id)
    return { message: `The invitation to ${email} has been withdrawn.` }
  }
}
