import type { Readable } from 'node:stream'
import type { Caller } from '#identity/sessions/caller'
import { csvFile } from '#shared/http/csv_file'
import { sortableMoment } from '#shared/time/lagos_time'
import { historyQuery, type HistoryQuestion } from '#shipping/history/history_search'
import Shipment from '#shipping/shipment/models/shipment'
import { PARCEL_STATE_WORDS } from '#shipping/shipment/rules/parcel_states'
import { withRowParts } from '#shipping/history/shipment_history'

const BATCH = 500

/**
 * Every row that answers, batch by batch. Ids first: a shipment that is booked meanwhile neither
 * moves a row twice nor leaves one out.
 */
export async function historyCsv(caller: Caller, question: HistoryQuestion): Promise<Readable> {
  const found = await historyQuery(caller, question).select('id')
  return csvFile(
    COLUMNS,
    linesOf(
      caller,
      found.map(({ id }) => id)
    )
  )
}

async function* linesOf(caller: Caller, ids: number[]) {
  for (let at = 0; at < ids.length; at += BATCH) {
    const batch = ids.slice(at, at + BATCH)
    const shipments = await withRowParts(Shipment.visibleTo(caller).whereIn('id', batch))
    const byId = new Map(shipments.map((shipment) => [shipment.id, shipment]))
    for (const id of batch) {
      const shipment = byId.get(id)
      if (shipment) yield lineOf(shipment)
    }
  }
}

const COLUMNS = [
  'Request Date',
  'Payment Date',
  'Tracking No.',
  'Waybill No.',
  'Courier',
  'Service',
  'Sender',
  'Origin State',
  'Recipient',
  'Destination Country',
  'Payment Amount (NGN)',
  'Status',
  'Parcel State',
]

function lineOf(shipment: Shipment) {
  const origin = shipment.address('origin')
  const destination = shipment.address('destination')
  return [
    sortableMoment(shipment.createdAt),
    shipment.paidAt && sortableMoment(shipment.paidAt),
    shipment.trackingNumber,
    shipment.waybillNumber,
    shipment.courierCode,
    shipment.serviceType,
    origin.fullname,
    origin.state?.name ?? null,
    destination.fullname,
    destination.country.name,
    (shipment.totalKobo / 100).toFixed(2),
    shipment.status,
    shipment.parcelState && PARCEL_STATE_WORDS[shipment.parcelState].label,
  ]
}
