import { naira } from '#shared/money/rules/money'
import type { CsvColumns } from '#shared/http/csv_stream'
import type ShipmentMargin from '#shipping/costs/models/shipment_margin'

/** Amounts are in naira; an unknown cost is empty, never zero. */
export const MARGIN_COLUMNS: CsvColumns<ShipmentMargin> = {
  'Tracking Number': ({ shipment }) => String(shipment.trackingNumber),
  'Waybill': ({ shipment }) => shipment.waybillNumber,
  'Paid On': ({ paidOn }) => paidOn.toISODate(),
  'Courier': ({ shipment }) => shipment.courier.name,
  'Lane': ({ lane }) => lane,
  'Customer': ({ customer }) => customer.name,
  'Charged': ({ chargedKobo }) => naira(chargedKobo),
  'Cost': ({ costKobo }) => nairaOrEmpty(costKobo),
  'Cost From': ({ costSource }) => costSource,
  'Estimate': ({ estimateKobo }) => nairaOrEmpty(estimateKobo),
  'Invoiced': ({ invoicedKobo }) => nairaOrEmpty(invoicedKobo),
  'Margin': ({ marginKobo }) => nairaOrEmpty(marginKobo),
  'Margin %': ({ marginShare }) => percentOrEmpty(marginShare),
  'Invoice against Estimate %': ({ differenceShare }) => percentOrEmpty(differenceShare),
}

const nairaOrEmpty = (kobo: number | null) => (kobo === null ? null : naira(kobo))
const percentOrEmpty = (share: number | null) => (share === null ? null : share / 100)
