import { BaseTransformer } from '@adonisjs/core/transformers'
import { lagosMoment } from '#shared/time/lagos_time'
import { naira } from '#shared/money/rules/money'
import type LedgerEntry from '#wallet/ledger/ledger_entry'

export type TransactionLine = {
  /** Its place in the list, from 1. */
  index: number
  entry: LedgerEntry
}

/** The lines of a list whose first has `skipped` before it. */
export function numbered(entries: LedgerEntry[], skipped = 0): TransactionLine[] {
  return entries.map((entry, position) => ({ index: skipped + position + 1, entry }))
}

/** A line of somebody's transactions. The moment is given for machines, and as Lagos reads it. */
export default class TransactionTransformer extends BaseTransformer<TransactionLine> {
  toObject() {
    const { index, entry } = this.resource
    const { id, createdAt, amountKobo, isCredit, transfer, account } = entry
    const paid = lagosMoment(createdAt)
    return {
      index,
      id,
      paymentDate: paid.ts,
      paymentDay: paid.day,
      paymentTime: paid.time,
      type: transfer.kind.toUpperCase(),
      comment: transfer.comment,
      balanceType: account.kind === 'cash' ? ('cash' as const) : ('cash_back' as const),
      amount: naira(Math.abs(amountKobo)),
      isCredit,
      shipmentId: transfer.shipmentId,
    }
  }
}
