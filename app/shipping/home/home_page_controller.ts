import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { invitationsFor } from '#identity/organizations/invitations'
import InvitationTransformer from '#identity/organizations/transformers/invitation_transformer'
import { countOwnOpen } from '#shipping/reweighing/reweigh_list'
import Wallet from '#wallet/balances/wallet'
import WalletTransformer from '#wallet/balances/transformers/wallet_transformer'

export default class HomePageController {
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const invitations = caller.isTest ? [] : await invitationsFor(caller)
    const balances = async () =>
      WalletTransformer.transform(await Wallet.of(caller)).useVariant('forHome')
    return ctx.inertia.render('shipping/home/home', {
      invitations: InvitationTransformer.transform(invitations).useVariant('forInvitee'),
      openReweighs: await countOwnOpen(caller),
      balances: ctx.inertia.defer(balances, { rescue: true }),
    })
  }
}
