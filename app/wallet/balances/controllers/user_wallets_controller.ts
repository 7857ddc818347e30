import type { HttpContext } from '@adonisjs/core/http'
import { findPerson } from '#identity/people/people'
import { walletAmong, walletsOf } from '#wallet/balances/persons_wallets'
import { searchWallets } from '#wallet/balances/wallet_search'
import { recentTransactions } from '#wallet/transactions/transactions'
import { numbered } from '#shared/http/numbered'
import TransactionTransformer from '#wallet/transactions/transformers/transaction_transformer'
import WalletTransformer from '#wallet/balances/transformers/wallet_transformer'
import {
  personsWalletValidator,
  walletSearchValidator,
} from '#wallet/balances/validators/wallet_search'

export default class UserWalletsController {
  async index(ctx: HttpContext) {
    const question = await walletSearchValidator.validate(ctx.request.qs())
    const wallets = await searchWallets(question)
    const rows = WalletTransformer.paginate(wallets.all(), wallets.getMeta())
    return ctx.serialize(rows.useVariant('forStaff'))
  }

  /** The wallet that somebody pays from when they sign in, or another of theirs. */
  async show(ctx: HttpContext) {
    const { walletId } = await ctx.request.validateUsing(personsWalletValidator)
    const wallet = await walletOf(ctx, walletId)
    return ctx.serialize(WalletTransformer.transform(wallet).useVariant('forStaff'))
  }

  /** Their own, and those of their businesses. */
  async list(ctx: HttpContext) {
    const wallets = await walletsOf(await findPerson(ctx.params.userId))
    return ctx.serialize(WalletTransformer.transform(wallets).useVariant('forStaff'))
  }

  async transactions(ctx: HttpContext) {
    const { walletId } = await ctx.request.validateUsing(personsWalletValidator)
    const rows = await recentTransactions(await walletOf(ctx, walletId))
    return ctx.serialize(TransactionTransformer.transform(numbered(rows)))
  }
}

async function walletOf({ params }: HttpContext, walletId?: number) {
  return walletAmong(await findPerson(params.userId), walletId)
}
