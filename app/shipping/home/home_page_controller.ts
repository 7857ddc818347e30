import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { readFromReplica } from '#shared/scale/replica_reads'
import { listReceivedInvitations } from '#identity/organizations/invitations'
import InvitationTransformer from '#identity/organizations/transformers/invitation_transformer'
import { loadDashboard } from '#shipping/home/load_dashboard'
import DashboardTransformer from '#shipping/home/dashboard_transformer'
import LowBalanceTransformer from '#shipping/home/low_balance_transformer'
import { loadFirstSteps } from '#shipping/home/first_steps'
import { findLowBalance, loadHomeTasks } from '#shipping/home/home_tasks'
import NeedsTransformer from '#shipping/home/needs_transformer'
import { loadStatusCounts } from '#shipping/home/status_figures'
import { countPendingPurchases } from '#shipping/purchase_approvals/purchase_list'
import { countOwnOpenReweighs } from '#shipping/reweighing/reweigh_list'
import Wallet from '#wallet/balances/wallet'
import WalletTransformer from '#wallet/balances/transformers/wallet_transformer'

export default class HomePageController {
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const invitations = caller.isTest ? [] : await listReceivedInvitations(caller)
    const balances = async () =>
      WalletTransformer.transform(await Wallet.of(caller)).useVariant('forHome')
    const dashboard = async () => {
      const found = await readFromReplica(caller, () => loadDashboard(caller))
      return DashboardTransformer.transform(found).useVariant('forPage')
    }
    const lowBalance = async () => LowBalanceTransformer.transform(await findLowBalance(caller))
    const late = { rescue: true }
    return ctx.inertia.render('shipping/home/home', {
      invitations: InvitationTransformer.transform(invitations).useVariant('forInvitee'),
      firstSteps: await loadFirstSteps(caller),
      approvalsAsked: await countPendingPurchases(caller),
      openReweighs: await countOwnOpenReweighs(caller),
      needs: NeedsTransformer.transform(await loadHomeTasks(caller)),
      balances: ctx.inertia.defer(balances, late),
      lowBalance: ctx.inertia.defer(lowBalance, late),
      dashboard: ctx.inertia.defer(dashboard, late),
      statuses: ctx.inertia.defer(
        () => readFromReplica(caller, () => loadStatusCounts(caller)),
        late
      ),
    })
  }
}
