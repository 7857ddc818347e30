import type { Readable } from 'node:stream'
import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { reading } from '#shared/database/reading'
import { rowsOf, type Value } from '#shared/database/rows'
import { csvFile } from '#shared/http/csv_file'
import { sortableMoment } from '#shared/time/lagos_time'
import { inOrder, placeOf } from '#shared/http/keyset_page'
import {
  type HistoryList,
  historyList,
  type HistoryQuestion,
  ORDER_OF_STATUS,
} from '#shipping/history/history_search'
import Shipment from '#shipping/shipment/models/shipment'
import { PARCEL_STATE_WORDS } from '#shipping/shipment/rules/parcel_states'
import { withRowParts } from '#shipping/history/shipment_history'

const BATCH = 500

/**
 * Every row that answers now, batch by batch, and none that is booked meanwhile. Between two batches no connection is
 * held, however slowly somebody reads: the order of a row does not change, but for that of where it stands.
 */
export async function historyCsv(caller: Caller, question: HistoryQuestion): Promise<Readable> {
  const { latest, found, ids } = await reading(caller, async () => {
    const [last] = await rowsOf<{ id: string | null }>(db, 'select max(id) as id from shipments')
    const list = await historyList(caller, question)
    const isMoving = list.order.by === ORDER_OF_STATUS
    return { latest: last!.id ?? '0', found: list.found, ids: isMoving && (await idsOf(list)) }
  })
  const batches = ids
    ? batchesOf(caller, ids)
    : inTurn(caller, () => historyList(caller, question, found), latest)
  return csvFile(COLUMNS, linesOf(batches))
}

async function* linesOf(batches: AsyncIterable<Shipment[]>) {
  for await (const shipments of batches) yield* shipments.map(lineOf)
}

async function* inTurn(caller: Caller, listed: () => Promise<HistoryList>, latest: string) {
  let place: string[] | undefined = []
  while (place) {
    const after: string[] = place
    const batch: Shipment[] = await reading(caller, async () => {
      const { query, order } = await listed()
      const rows = withRowParts(query).whereRaw('shipments.id <= ?', [latest])
      return inOrder(rows, order, after).limit(BATCH).exec()
    })
    yield batch
    const last = batch.at(BATCH - 1)
    place = last && placeOf(last)
  }
}

/** In one statement, eight bytes each: what stands elsewhere a moment later is neither left out nor told twice. */
async function idsOf({ query, order }: HistoryList): Promise<number[]> {
  const { sql, bindings } = inOrder(query, order).toSQL()
  const [row] = await rowsOf<{ ids: number[] }>(
    db,
    `select coalesce(array_agg(id::float8), '{}') as ids from (${sql}) listed`,
    bindings as Value[]
  )
  return row!.ids
}

async function* batchesOf(caller: Caller, ids: number[]) {
  for (let at = 0; at < ids.length; at += BATCH) {
    const batch = ids.slice(at, at + BATCH)
    const shipments = await reading(caller, () =>
      withRowParts(Shipment.visibleTo(caller).whereIn('id', batch)).exec()
    )
    const byId = new Map(shipments.map((shipment) => [shipment.id, shipment]))
    yield batch.flatMap((id) => byId.get(id) ?? [])
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
  'Reference',
  'Metadata',
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
    shipment.reference,
    metadataText(shipment.metadata),
  ]
}

function metadataText(metadata: Shipment['metadata']): string {
  return Object.keys(metadata).length > 0 ? JSON.stringify(metadata) : ''
}
