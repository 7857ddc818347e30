import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { acceptInvitation, listReceivedInvitations } from '#identity/organizations/invitations'
import { switchAccess } from '#identity/sessions/controllers/session_access'
import { createCallerFor } from '#identity/sessions/create_caller'
import InvitationTransformer from '#identity/organizations/transformers/invitation_transformer'

export default class ReceivedInvitationsController {
  async index(ctx: HttpContext) {
    const invitations = await listReceivedInvitations(callerOf(ctx))
    return ctx.serialize(InvitationTransformer.transform(invitations).useVariant('forInvitee'))
  }

  /** Accepts the invitation and switches to that business. */
  async update(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const { organization } = await acceptInvitation(caller, ctx.params.id)
    await switchAccess(ctx, caller, await createCallerFor(caller.user.id, organization.id))
    return { message: `You have joined ${organization.name}.` }
  }
}
