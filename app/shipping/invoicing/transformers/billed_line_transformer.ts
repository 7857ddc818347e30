import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatKobo, naira } from '#shared/money/rules/money'
import { formatLagosDate, LAGOS_ZONE } from '#shared/time/lagos_time'
import { invoiceLineDetail } from '#shipping/invoicing/documents/invoice_totals'
import type BillingInvoiceLine from '#shipping/invoicing/models/billing_invoice_line'
import { kilograms } from '#shared/numbers/rules/weight'
import { isoDay } from '#shared/time/rules/api_dates'

export default class BilledLineTransformer extends BaseTransformer<BillingInvoiceLine> {
  toObject() {
    return toBilledLine(this.resource)
  }
}

export function toBilledLine(line: BillingInvoiceLine) {
  const { id, kind, occurredAt, description, trackingNumber, amountKobo } = line
  const { courier, lane, grams } = line
  return {
    id,
    kind,
    day: isoDay(occurredAt.setZone(LAGOS_ZONE)),
    dayText: formatLagosDate(occurredAt),
    description,
    detail: invoiceLineDetail(line),
    trackingNumber,
    courier,
    lane,
    weight: kilograms(grams),
    amount: naira(amountKobo),
    amountText: formatKobo(amountKobo),
  }
}
