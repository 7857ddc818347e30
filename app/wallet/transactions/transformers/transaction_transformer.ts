import { BaseTransformer } from '@adonisjs/core/transformers'
import type { IndexedRow } from '#shared/http/indexed_rows'
import { lagosMoment, formatLagosTimestamp } from '#shared/time/lagos_time'
import { naira } from '#shared/money/rules/money'
import type LedgerEntry from '#wallet/ledger/ledger_entry'

export default class TransactionTransformer extends BaseTransformer<IndexedRow<LedgerEntry>> {
  toObject() {
    const { index, row: entry } = this.resource
    const { id, createdAt, amountKobo, isCredit, transfer, account } = entry
    const paid = lagosMoment(createdAt)
    return {
      index,
      id,
      paymentDate: paid.ts,
      paymentDay: paid.day,
      paymentTime: paid.time,
      paymentMoment: formatLagosTimestamp(createdAt),
      type: transfer.kind.toUpperCase(),
      comment: transfer.comment,
      balanceType: account.kind === 'cash' ? ('cash' as const) : ('cash_back' as const),
      /** @api Naira */
      amount: naira(Math.abs(amountKobo)),
      isCredit,
      balanceAfter: naira(entry.balanceAfterKobo),
      reference: transfer.reference,
      shipmentId: transfer.shipmentId,
    }
  }
}
