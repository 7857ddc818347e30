import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import Wallet from '#wallet/balances/wallet'
import { recentTransactions } from '#wallet/transactions/transactions'
import { numbered } from '#shared/http/numbered'
import TransactionTransformer from '#wallet/transactions/transformers/transaction_transformer'

export default class TransactionsPageController {
  async render(ctx: HttpContext) {
    const recent = await recentTransactions(await Wallet.of(callerOf(ctx)))
    return ctx.inertia.render('wallet/transactions/transactions', {
      recent: TransactionTransformer.transform(numbered(recent)),
    })
  }
}
