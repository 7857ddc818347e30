import type { HttpContext } from '@adonisjs/core/http'
import { type Caller, callerOf } from '#identity/sessions/caller'
import { readFromReplica } from '#shared/scale/replica_reads'
import { readPageOrFirst } from '#shared/http/keyset_page'
import { withIndexes } from '#shared/http/indexed_rows'
import { readPageQuery, echoPageQuery } from '#shared/http/controllers/page_query'
import Wallet from '#wallet/balances/wallet'
import { loadPaidShipment } from '#wallet/transactions/load_paid_shipment'
import { loadTransactionDetail } from '#wallet/transactions/load_transaction_detail'
import { findTransaction, loadTransactionPage } from '#wallet/transactions/load_transactions'
import TransactionDetailTransformer from '#wallet/transactions/transformers/transaction_detail_transformer'
import TransactionTransformer from '#wallet/transactions/transformers/transaction_transformer'
import { transactionPageValidator } from '#wallet/transactions/transactions_validator'

export default class TransactionsPageController {
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const listQuery = await readPageQuery(ctx, transactionPageValidator)
    const { page = 1, perPage = 25 } = listQuery
    const transactions = async () => {
      const wallet = await Wallet.of(caller)
      const { rows, metadata } = await readFromReplica(caller, () =>
        readPageOrFirst(listQuery, (pageQuery) => loadTransactionPage(wallet, pageQuery))
      )
      return TransactionTransformer.paginate(withIndexes(rows, (page - 1) * perPage), metadata)
    }
    const query = ctx.request.qs()
    return ctx.inertia.render('wallet/transactions/transactions', {
      listQuery: echoPageQuery(ctx, listQuery),
      transactions: ctx.inertia.defer(transactions, { rescue: true }),
      entry: ctx.inertia.defer(() => loadOpenedEntry(caller, query), { rescue: true }),
      shipment: ctx.inertia.defer(() => loadPaidShipment(caller, query), { rescue: true }),
    })
  }
}

/** Loads the transaction that the URL names, on whatever page of the list it is. */
async function loadOpenedEntry(caller: Caller, { entry }: Record<string, unknown>) {
  if (typeof entry !== 'string' || !/^\d{1,15}$/.test(entry)) return null
  const wallet = await Wallet.of(caller)
  const row = await findTransaction(wallet, Number(entry))
  return TransactionDetailTransformer.transform(await loadTransactionDetail(caller, wallet, row))
}
