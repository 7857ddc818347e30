import type { HttpContext } from '@adonisjs/core/http'
import { findPerson } from '#identity/people/people'
import { findUserWallet, listUserWallets } from '#wallet/balances/user_wallets'
import { searchWallets } from '#wallet/balances/search_wallets'
import { listRecentTransactions } from '#wallet/transactions/load_transactions'
import { withIndexes } from '#shared/http/indexed_rows'
import TransactionTransformer from '#wallet/transactions/transformers/transaction_transformer'
import WalletTransformer from '#wallet/balances/transformers/wallet_transformer'
import {
  userWalletValidator,
  walletSearchValidator,
} from '#wallet/balances/validators/wallet_search_validator'

export default class UserWalletsController {
  async index(ctx: HttpContext) {
    const listQuery = await walletSearchValidator.validate(ctx.request.qs())
    const wallets = await searchWallets(listQuery)
    const rows = WalletTransformer.paginate(wallets.all(), wallets.getMeta())
    return ctx.serialize(rows.useVariant('forStaff'))
  }

  async show(ctx: HttpContext) {
    const { walletId } = await ctx.request.validateUsing(userWalletValidator)
    const wallet = await findRequestedWallet(ctx, walletId)
    return ctx.serialize(WalletTransformer.transform(wallet).useVariant('forStaff'))
  }

  async list(ctx: HttpContext) {
    const wallets = await listUserWallets(await findPerson(ctx.params.userId))
    return ctx.serialize(WalletTransformer.transform(wallets).useVariant('forStaff'))
  }

  async transactions(ctx: HttpContext) {
    const { walletId } = await ctx.request.validateUsing(userWalletValidator)
    const rows = await listRecentTransactions(await findRequestedWallet(ctx, walletId))
    return ctx.serialize(TransactionTransformer.transform(withIndexes(rows)))
  }
}

async function findRequestedWallet({ params }: HttpContext, walletId?: number) {
  return findUserWallet(await findPerson(params.userId), walletId)
}
