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
    const question = await transactionHistoryValidator.validate(ctx.request.qs())
    const caller = callerOf(ctx)
    const wallet = await Wallet.of(caller)
    const { page = 1, perPage = 25 } = question
    if (Object.keys(question).length === 2) {
      const rows = await readFromReplica(caller, () => listTransactionsBetween(wallet, question))
      return ctx.serialize(TransactionTransformer.transform(withIndexes(rows)))
    }
    const { rows, metadata } = await readFromReplica(caller, () =>
      loadTransactionPage(wallet, question)
    )
    const lines = withIndexes(rows, (page - 1) * perPage)
    return ctx.serialize(TransactionTransformer.paginate(lines, metadata))
  }

  async export(ctx: HttpContext) {
    const question = await transactionPageValidator.validate(ctx.request.qs())
    const { startDate, endDate } = ctx.request.qs()
    const caller = callerOf(ctx)
    const file = await exportTransactionsCsv(caller, await Wallet.of(caller), question)
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
