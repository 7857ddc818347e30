import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { type Sight, sightOf } from '#identity/organizations/visibility'
import Wallet from '#wallet/balances/wallet'
import WalletTransformer from '#wallet/balances/transformers/wallet_transformer'

export default class DashboardPageController {
  /** The numbers of an organization, without acting for it. */
  async render(ctx: HttpContext) {
    const sight = await sightOf(callerOf(ctx), ctx.params.id)
    const { id, name } = sight.caller.organization
    const { inertia } = ctx
    return inertia.render('shipping/home/dashboard', {
      organization: { id, name, isMember: sight.isMember },
      hasWallet: hasWallet(sight),
      balances: inertia.defer(() => balancesOf(sight), { rescue: true }),
    })
  }
}

/** Retail customers have a wallet each, so who is not among them has none to look at. */
function hasWallet({ caller, isMember }: Sight): boolean {
  return isMember || caller.organization.isBusiness
}

async function balancesOf(sight: Sight) {
  if (!hasWallet(sight)) return null
  return WalletTransformer.transform(await Wallet.of(sight.caller)).useVariant('forHome')
}
