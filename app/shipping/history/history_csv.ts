import type { Readable } from 'node:stream'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { readFromReplica } from '#shared/scale/replica_reads'
import { queryRows, type SqlValue } from '#shared/database/query_rows'
import { type CsvColumns, listCsv } from '#shared/http/csv_stream'
import { readInChunks, readIdsInChunks } from '#shared/database/chunked_reads'
import { sortableMoment } from '#shared/time/lagos_time'
import { orderByKeyset, readKeysetPosition } from '#shared/http/keyset_page'
import {
  type HistoryList,
  buildHistoryList,
  STATUS_SORT_COLUMN,
} from '#shipping/history/history_search'
import type { HistoryQuery } from '#shipping/history/history_conditions'
import { type ShipmentListItem, loadShipmentListItems } from '#shipping/shipment/shipment_list_item'
import { currentParcelState } from '#shipping/shipment/parcel_progress'
import { PARCEL_TROUBLE_TEXTS } from '#shipping/shipment/rules/parcel_states'

/** Leaves out later bookings. In order of status, which may change meanwhile, loads ids first. */
export async function createHistoryCsv(caller: Caller, listQuery: HistoryQuery): Promise<Readable> {
  const { latest, found, ids } = await readFromReplica(caller, async () => {
    const [last] = await queryRows<{ id: number | null }>(db, 'select max(id) as id from shipments')
    const list = await buildHistoryList(caller, listQuery)
    const isMoving = list.order.by === STATUS_SORT_COLUMN
    return {
      latest: last!.id ?? 0,
      found: list.found,
      ids: isMoving && (await loadListedIds(list)),
    }
  })
  const linesOf = (slice: number[]) => readFromReplica(caller, () => loadShipmentListItems(slice))
  const lines = ids
    ? readIdsInChunks(ids, linesOf)
    : readSlices(caller, () => buildHistoryList(caller, listQuery, found), latest)
  return listCsv(COLUMNS, lines)
}

async function* readSlices(caller: Caller, listed: () => Promise<HistoryList>, latest: number) {
  const all = readInChunks<{ place: string[]; line?: ShipmentListItem }>((after, limit) =>
    readFromReplica(caller, async () => {
      const { query, order } = await listed()
      const known = query.whereRaw('shipments.id <= ?', [latest])
      const rows = await orderByKeyset(known, order, after?.place, 'shipments.id').limit(limit)
      const lines = await loadShipmentListItems(rows.map(({ id }) => id))
      return rows.map((row, at) => ({ place: readKeysetPosition(row), line: lines[at] }))
    })
  )
  for await (const { line } of all) if (line) yield line
}

/** One statement, so that a status change neither skips nor repeats a row. An id takes 8 bytes. */
async function loadListedIds({ query, order }: HistoryList): Promise<number[]> {
  const { sql, bindings } = orderByKeyset(query, order, [], 'shipments.id').toSQL()
  const [row] = await queryRows<{ ids: number[] }>(
    db,
    `select coalesce(array_agg(id), '{}') as ids from (${sql}) listed`,
    bindings as SqlValue[]
  )
  return row!.ids
}

const COLUMNS: CsvColumns<ShipmentListItem> = {
  'Request Date': ({ createdAt }) => momentCell(createdAt),
  'Payment Date': ({ paidAt }) => paidAt && momentCell(paidAt),
  'Tracking No.': ({ trackingNumber }) => trackingNumber,
  'Waybill No.': ({ waybillNumber }) => waybillNumber,
  'Courier': ({ courierCode }) => courierCode,
  'Service': ({ serviceType }) => serviceType,
  'Sender': ({ sender }) => sender,
  'Origin State': ({ originState }) => originState,
  'Recipient': ({ recipient }) => recipient,
  'Destination Country': ({ destinationCountry }) => destinationCountry,
  'Payment Amount (NGN)': ({ totalKobo }) => (totalKobo / 100).toFixed(2),
  'Status': ({ status }) => status,
  'Parcel State': (line) => {
    const state = currentParcelState(line)
    return state && PARCEL_TROUBLE_TEXTS[state].label
  },
  'Reference': ({ reference }) => reference,
  'Metadata': ({ metadata }) => metadataText(metadata),
}

const momentCell = (moment: Date) => sortableMoment(DateTime.fromJSDate(moment))

function metadataText(metadata: ShipmentListItem['metadata']): string {
  return Object.keys(metadata).length > 0 ? JSON.stringify(metadata) : ''
}
