import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/caller'
import Wallet from '#wallet/models/wallet'
import { recentTransactions } from '#wallet/transactions'
import TransactionTransformer, { numbered } from '#wallet/transformers/transaction_transformer'

export default class TransactionsPageController {
  async render(ctx: HttpContext) {
    const recent = await recentTransactions(await Wallet.of(callerOf(ctx)))
    return ctx.inertia.render('wallet/transactions', {
      recent: TransactionTransformer.transform(numbered(recent)),
    })
  }
}
