import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { readFromReplica } from '#shared/scale/replica_reads'
import { withoutIndex } from '#shared/http/indexed_rows'
import Wallet from '#wallet/balances/wallet'
import { listTransactionsAfter } from '#wallet/transactions/load_transactions'
import { transactionListValidator } from '#wallet/transactions/transactions_validator'
import TransactionTransformer from '#wallet/transactions/transformers/transaction_transformer'

export default class TransactionListsController {
  async index(ctx: HttpContext) {
    const listQuery = await transactionListValidator.validate(ctx.request.qs())
    const caller = callerOf(ctx)
    const wallet = await Wallet.of(caller)
    const { rows, place } = await readFromReplica(caller, () =>
      listTransactionsAfter(wallet, listQuery)
    )
    const transactions = await ctx.serialize(
      TransactionTransformer.transform(rows.map(withoutIndex))
    )
    return { ...transactions, ...place }
  }
}
