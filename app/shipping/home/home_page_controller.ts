import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { readFromReplica } from '#shared/scale/replica_reads'
import { invitationsFor } from '#identity/organizations/invitations'
import InvitationTransformer from '#identity/organizations/transformers/invitation_transformer'
import { dashboardOf } from '#shipping/home/dashboard'
import DashboardTransformer from '#shipping/home/dashboard_transformer'
import LowBalanceTransformer from '#shipping/home/low_balance_transformer'
import { lowBalanceOf, needsOf } from '#shipping/home/needs'
import NeedsTransformer from '#shipping/home/needs_transformer'
import { statusFiguresOf } from '#shipping/home/status_figures'
import { countPurchasesFor } from '#shipping/purchase_approvals/purchase_list'
import { countOwnOpen } from '#shipping/reweighing/reweigh_list'
import Wallet from '#wallet/balances/wallet'
import WalletTransformer from '#wallet/balances/transformers/wallet_transformer'

export default class HomePageController {
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const invitations = caller.isTest ? [] : await invitationsFor(caller)
    const balances = async () =>
      WalletTransformer.transform(await Wallet.of(caller)).useVariant('forHome')
    const dashboard = async () => {
      const found = await readFromReplica(caller, () => dashboardOf(caller))
      return DashboardTransformer.transform(found).useVariant('forPage')
    }
    const lowBalance = async () => LowBalanceTransformer.transform(await lowBalanceOf(caller))
    const late = { rescue: true }
    return ctx.inertia.render('shipping/home/home', {
      invitations: InvitationTransformer.transform(invitations).useVariant('forInvitee'),
      approvalsAsked: await countPurchasesFor(caller),
      openReweighs: await countOwnOpen(caller),
      needs: NeedsTransformer.transform(await needsOf(caller)),
      balances: ctx.inertia.defer(balances, late),
      lowBalance: ctx.inertia.defer(lowBalance, late),
      dashboard: ctx.inertia.defer(dashboard, late),
      statuses: ctx.inertia.defer(
        () => readFromReplica(caller, () => statusFiguresOf(caller)),
        late
      ),
    })
  }
}
