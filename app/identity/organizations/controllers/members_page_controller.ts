import type { HttpContext } from '@adonisjs/core/http'
import KeyTransformer from '#identity/api_keys/key_transformer'
import { keysInView } from '#identity/api_keys/own_keys'
import { callerOf } from '#identity/sessions/caller'
import { invitationsOf } from '#identity/organizations/invitations'
import { placeInTeam } from '#identity/organizations/team'
import { approvalRuleOf } from '#identity/teams/limits'
import { nairaOrNull } from '#identity/teams/open_amount'
import { teamInView } from '#identity/teams/team_in_view'
import InvitationTransformer from '#identity/organizations/transformers/invitation_transformer'
import MemberTransformer from '#identity/organizations/transformers/member_transformer'

export default class MembersPageController {
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const place = await placeInTeam(caller)
    const keys = await keysInView(caller)
    const ofTeam = keys.filter(({ key, isRolled }) => !key.revokedAt && !key.isExpired && !isRolled)
    return ctx.inertia.render('identity/organizations/members', {
      ownPlace: place.id,
      isOwner: place.isOwner,
      approvalAbove: nairaOrNull(await approvalRuleOf(caller)),
      members: MemberTransformer.transform(await teamInView(caller)),
      keys: KeyTransformer.transform(ofTeam).useVariant('forTeam'),
      invitations: InvitationTransformer.transform(await invitationsOf(caller)),
    })
  }
}
