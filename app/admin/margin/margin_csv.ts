import { naira } from '#shared/money/rules/money'
import { marginRows } from '#admin/margin/margin_list'
import type { MarginQuestion } from '#admin/margin/margin_question'

export const MARGIN_COLUMNS = [
  ...['Tracking Number', 'Waybill', 'Paid On', 'Courier', 'Lane', 'Customer', 'Charged', 'Cost'],
  ...['Cost From', 'Estimate', 'Invoiced', 'Margin', 'Margin %', 'Invoice against Estimate %'],
]

/** Naira; a cost that nobody knows is empty and never nought. */
export async function* marginLines(question: MarginQuestion) {
  for await (const row of marginRows(question)) {
    const { shipment, customer, paidOn, lane, chargedKobo, costKobo, costSource } = row
    yield [
      String(shipment.trackingNumber),
      shipment.waybillNumber ?? '',
      paidOn.toISODate(),
      shipment.courier.name,
      lane,
      customer.name,
      naira(chargedKobo),
      inNaira(costKobo),
      costSource ?? '',
      inNaira(row.estimateKobo),
      inNaira(row.invoicedKobo),
      inNaira(row.marginKobo),
      percent(row.marginShare),
      percent(row.differenceShare),
    ]
  }
}

const inNaira = (kobo: number | null) => (kobo === null ? '' : naira(kobo))
const percent = (share: number | null) => (share === null ? '' : share / 100)
