import type { HttpContext } from '@adonisjs/core/http'
import KeyTransformer from '#identity/api_keys/key_transformer'
import { listKeysWithRights } from '#identity/api_keys/own_keys'
import { callerOf } from '#identity/sessions/caller'
import { listSentInvitations } from '#identity/organizations/invitations'
import { findOwnMembership } from '#identity/organizations/team'
import { readApprovalThreshold } from '#identity/teams/member_limits'
import { nairaOrNull } from '#identity/teams/optional_amount'
import { listVisibleMembers } from '#identity/teams/visible_members'
import InvitationTransformer from '#identity/organizations/transformers/invitation_transformer'
import MemberTransformer from '#identity/organizations/transformers/member_transformer'

export default class MembersPageController {
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const place = await findOwnMembership(caller)
    const keys = await listKeysWithRights(caller)
    const ofTeam = keys.filter(({ key, isRolled }) => !key.revokedAt && !key.isExpired && !isRolled)
    return ctx.inertia.render('identity/organizations/members', {
      ownPlace: place.id,
      isOwner: place.isOwner,
      approvalAbove: nairaOrNull(await readApprovalThreshold(caller)),
      members: MemberTransformer.transform(await listVisibleMembers(caller)),
      keys: KeyTransformer.transform(ofTeam).useVariant('forTeam'),
      invitations: InvitationTransformer.transform(await listSentInvitations(caller)),
    })
  }
}
