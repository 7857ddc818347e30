import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { loadTransactionDetail } from '#wallet/transactions/load_transaction_detail'
import Wallet from '#wallet/balances/wallet'
import { findTransaction } from '#wallet/transactions/load_transactions'
import TransactionDetailTransformer from '#wallet/transactions/transformers/transaction_detail_transformer'

export default class TransactionsController {
  async show(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const wallet = await Wallet.of(caller)
    const entry = await findTransaction(wallet, ctx.params.id)
    return ctx.serialize(
      TransactionDetailTransformer.transform(await loadTransactionDetail(caller, wallet, entry))
    )
  }
}
