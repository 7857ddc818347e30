import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { type Caller, callerOf } from '#identity/sessions/caller'
import { readFromReplica } from '#shared/scale/replica_reads'
import { pageAt } from '#shared/http/keyset_page'
import { numbered } from '#shared/http/numbered'
import { pageQuestion, understood } from '#shared/http/controllers/page_question'
import Wallet from '#wallet/balances/wallet'
import { paidShipmentIn } from '#wallet/transactions/paid_shipment'
import { detailOf } from '#wallet/transactions/transaction_detail'
import { transactionOf, transactionPage } from '#wallet/transactions/transactions'
import TransactionDetailTransformer from '#wallet/transactions/transformers/transaction_detail_transformer'
import TransactionTransformer from '#wallet/transactions/transformers/transaction_transformer'
import { transactionPageValidator } from '#wallet/transactions/transactions_validator'

export default class TransactionsPageController {
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const question = await pageQuestion(ctx, transactionPageValidator)
    const { page = 1, perPage = 25 } = question
    const transactions = async () => {
      const wallet = await Wallet.of(caller)
      const { rows, metadata } = await readFromReplica(caller, () =>
        pageAt(question, (asked) => transactionPage(wallet, asked))
      )
      return TransactionTransformer.paginate(numbered(rows, (page - 1) * perPage), metadata)
    }
    const asked = ctx.request.qs()
    return ctx.inertia.render('wallet/transactions/transactions', {
      /** In Lagos, for the days that are chosen by a press. */
      today: DateTime.now().setZone('Africa/Lagos').toISODate()!,
      question: understood(ctx, question),
      transactions: ctx.inertia.defer(transactions, { rescue: true }),
      entry: ctx.inertia.defer(() => entryOf(caller, asked), { rescue: true }),
      shipment: ctx.inertia.defer(() => paidShipmentIn(caller, asked), { rescue: true }),
    })
  }
}

/** The one that the address opens, wherever in the list it is. */
async function entryOf(caller: Caller, { entry }: Record<string, unknown>) {
  if (typeof entry !== 'string' || !/^\d{1,15}$/.test(entry)) return null
  const wallet = await Wallet.of(caller)
  const row = await transactionOf(wallet, Number(entry))
  return TransactionDetailTransformer.transform(await detailOf(caller, wallet, row))
}
