import { BaseTransformer } from '@adonisjs/core/transformers'
import { naira } from '#shared/money/rules/money'
import { formatDay } from '#shared/time/lagos_time'
import type { InvoiceMatch } from '#admin/billing_runs/invoice_matches'

export default class InvoiceMatchTransformer extends BaseTransformer<InvoiceMatch> {
  toObject() {
    const { id, kind, comment, amountKobo, at, matchedBy } = this.resource
    return {
      id,
      kindText: KIND_TEXTS[kind],
      comment,
      dayText: formatDay(at),
      amount: naira(amountKobo),
      matchedBy,
    }
  }
}

const KIND_TEXTS: Record<InvoiceMatch['kind'], string> = {
  payment: 'Payment',
  credit_note: 'Credit note',
  write_off: 'Write-off',
}
