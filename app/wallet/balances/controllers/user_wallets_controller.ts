import type { HttpContext } from '@adonisjs/core/http'
import { findPerson } from '#identity/people/people'
import { callerAtHome } from '#identity/sessions/sign_in'
import Wallet from '#wallet/balances/wallet'
import { searchWallets } from '#wallet/balances/wallet_search'
import { recentTransactions } from '#wallet/transactions/transactions'
import TransactionTransformer, {
  numbered,
} from '#wallet/transactions/transformers/transaction_transformer'
import WalletTransformer from '#wallet/balances/transformers/wallet_transformer'
import { walletSearchValidator } from '#wallet/balances/validators/wallet_search'

export default class UserWalletsController {
  async index(ctx: HttpContext) {
    const question = await walletSearchValidator.validate(ctx.request.qs())
    const wallets = await searchWallets(question)
    const rows = WalletTransformer.paginate(wallets.all(), wallets.getMeta())
    return ctx.serialize(rows.useVariant('forStaff'))
  }

  /** The wallet that somebody pays from when they sign in. */
  async show(ctx: HttpContext) {
    return ctx.serialize(WalletTransformer.transform(await walletOf(ctx)))
  }

  async transactions(ctx: HttpContext) {
    const rows = await recentTransactions(await walletOf(ctx))
    return ctx.serialize(TransactionTransformer.transform(numbered(rows)))
  }
}

async function walletOf({ params }: HttpContext): Promise<Wallet> {
  return Wallet.of(await callerAtHome(await findPerson(params.userId)))
}
