import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { detailOf } from '#wallet/transactions/transaction_detail'
import Wallet from '#wallet/balances/wallet'
import { transactionOf } from '#wallet/transactions/transactions'
import TransactionDetailTransformer from '#wallet/transactions/transformers/transaction_detail_transformer'

export default class TransactionsController {
  async show(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const wallet = await Wallet.of(caller)
    const entry = await transactionOf(wallet, ctx.params.id)
    return ctx.serialize(
      TransactionDetailTransformer.transform(await detailOf(caller, wallet, entry))
    )
  }
}
