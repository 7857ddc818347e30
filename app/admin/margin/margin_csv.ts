import { naira } from '#shared/money/rules/money'
import type { CsvColumns } from '#shared/http/csv_file'
import type ShipmentMargin from '#shipping/costs/models/shipment_margin'

/** Naira; a cost that nobody knows is empty and never nought. */
export const MARGIN_COLUMNS: CsvColumns<ShipmentMargin> = {
  'Tracking Number': ({ shipment }) => String(shipment.trackingNumber),
  'Waybill': ({ shipment }) => shipment.waybillNumber,
  'Paid On': ({ paidOn }) => paidOn.toISODate(),
  'Courier': ({ shipment }) => shipment.courier.name,
  'Lane': ({ lane }) => lane,
  'Customer': ({ customer }) => customer.name,
  'Charged': ({ chargedKobo }) => naira(chargedKobo),
  'Cost': ({ costKobo }) => inNaira(costKobo),
  'Cost From': ({ costSource }) => costSource,
  'Estimate': ({ estimateKobo }) => inNaira(estimateKobo),
  'Invoiced': ({ invoicedKobo }) => inNaira(invoicedKobo),
  'Margin': ({ marginKobo }) => inNaira(marginKobo),
  'Margin %': ({ marginShare }) => percent(marginShare),
  'Invoice against Estimate %': ({ differenceShare }) => percent(differenceShare),
}

const inNaira = (kobo: number | null) => (kobo === null ? null : naira(kobo))
const percent = (share: number | null) => (share === null ? null : share / 100)
