import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatKobo, naira } from '#shared/money/rules/money'
import { dateText, LAGOS } from '#shared/time/lagos_time'
import { detailOf } from '#shipping/invoicing/papers/invoice_words'
import type BillingInvoiceLine from '#shipping/invoicing/models/billing_invoice_line'
import { kilograms } from '#shared/numbers/rules/weight'

/** A line of an invoice in a list. */
export default class BilledLineTransformer extends BaseTransformer<BillingInvoiceLine> {
  toObject() {
    return lineOf(this.resource)
  }
}

export function lineOf(line: BillingInvoiceLine) {
  const { id, kind, occurredAt, description, trackingNumber, amountKobo } = line
  const { courier, lane, grams } = line
  return {
    id,
    kind,
    day: occurredAt.setZone(LAGOS).toISODate()!,
    dayText: dateText(occurredAt),
    description,
    detail: detailOf(line),
    trackingNumber: trackingNumber === null ? null : String(trackingNumber),
    courier,
    lane,
    weight: kilograms(grams),
    amount: naira(amountKobo),
    amountText: formatKobo(amountKobo),
  }
}
