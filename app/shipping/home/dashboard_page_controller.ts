import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { readFromReplica } from '#shared/scale/replica_reads'
import {
  type VisibleOrganization,
  findVisibleOrganization,
} from '#identity/organizations/visible_organization'
import { loadOrganizationDashboard } from '#shipping/home/load_dashboard'
import DashboardTransformer from '#shipping/home/dashboard_transformer'
import Wallet from '#wallet/balances/wallet'
import WalletTransformer from '#wallet/balances/transformers/wallet_transformer'

export default class DashboardPageController {
  /** Shows the dashboard of an organization without switching to it. */
  async render(ctx: HttpContext) {
    const visible = await findVisibleOrganization(callerOf(ctx), ctx.params.id)
    const { id, name } = visible.caller.organization
    const { inertia } = ctx
    return inertia.render('shipping/home/dashboard', {
      organization: { id, name, isMember: visible.isMember },
      hasWallet: hasWallet(visible),
      balances: inertia.defer(() => balancesOf(visible), { rescue: true }),
      dashboard: inertia.defer(
        async () => {
          const found = await readFromReplica(callerOf(ctx), () =>
            loadOrganizationDashboard(visible.caller)
          )
          return DashboardTransformer.transform(found).useVariant('forPage')
        },
        { rescue: true }
      ),
    })
  }
}

/** Retail customers each have a wallet of their own, so a visitor has none to see. */
function hasWallet({ caller, isMember }: VisibleOrganization): boolean {
  return isMember || caller.organization.isBusiness
}

async function balancesOf(visible: VisibleOrganization) {
  if (!hasWallet(visible)) return null
  return WalletTransformer.transform(await Wallet.of(visible.caller)).useVariant('forHome')
}
