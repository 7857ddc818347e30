import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { readFromReplica } from '#shared/scale/replica_reads'
import { sendCsv } from '#shared/http/controllers/send_csv'
import Wallet from '#wallet/balances/wallet'
import {
  listRecentTransactions,
  loadTransactionPage,
  listTransactionsBetween,
} from '#wallet/transactions/load_transactions'
import { withIndexes } from '#shared/http/indexed_rows'
import TransactionTransformer from '#wallet/transactions/transformers/transaction_transformer'
import { exportTransactionsCsv } from '#wallet/transactions/transactions_csv'
import {
  transactionPageValidator,
  transactionHistoryValidator,
} from '#wallet/transactions/transactions_validator'

export default class TransactionHistoriesController {
  /** Returns all rows if the query contains only the period, otherwise a page. */
  async index(ctx: HttpContext) {
    const listQuery = await transactionHistoryValidator.validate(ctx.request.qs())
    const caller = callerOf(ctx)
    const wallet = await Wallet.of(caller)
    const { page = 1, perPage = 25 } = listQuery
    if (Object.keys(listQuery).length === 2) {
      const rows = await readFromReplica(caller, () => listTransactionsBetween(wallet, listQuery))
      return ctx.serialize(TransactionTransformer.transform(withIndexes(rows)))
    }
    const { rows, metadata } = await readFromReplica(caller, () =>
      loadTransactionPage(wallet, listQuery)
    )
    const lines = withIndexes(rows, (page - 1) * perPage)
    return ctx.serialize(TransactionTransformer.paginate(lines, metadata))
  }

  async export(ctx: HttpContext) {
    const listQuery = await transactionPageValidator.validate(ctx.request.qs())
    const { startDate, endDate } = ctx.request.qs()
    const caller = callerOf(ctx)
    const file = await exportTransactionsCsv(caller, await Wallet.of(caller), listQuery)
    const days = startDate && endDate ? `-${startDate}-to-${endDate}` : ''
    return sendCsv(ctx, `transactions${days}.csv`, file)
  }

  async recent(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const wallet = await Wallet.of(caller)
    const rows = await readFromReplica(caller, () => listRecentTransactions(wallet))
    return ctx.serialize(TransactionTransformer.transform(withIndexes(rows)))
  }
}
