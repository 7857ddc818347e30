import type { Readable } from 'node:stream'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { readFromReplica } from '#shared/scale/replica_reads'
import { rowsOf, type Value } from '#shared/database/rows'
import { type CsvColumns, listCsv } from '#shared/http/csv_file'
import { inSlices, slicesOf } from '#shared/database/slices'
import { sortableMoment } from '#shared/time/lagos_time'
import { inOrder, placeOf } from '#shared/http/keyset_page'
import {
  type HistoryList,
  historyList,
  type HistoryQuestion,
  ORDER_OF_STATUS,
} from '#shipping/history/history_search'
import { type ShipmentLine, shipmentLines } from '#shipping/shipment/shipment_line'
import { stateBesideWay } from '#shipping/shipment/carried_parcel'
import { PARCEL_STATE_WORDS } from '#shipping/shipment/rules/parcel_states'

/**
 * Every row that answers now and none that is booked meanwhile, slice by slice: the order of a row does not change, but
 * for that of where it stands.
 */
export async function historyCsv(caller: Caller, question: HistoryQuestion): Promise<Readable> {
  const { latest, found, ids } = await readFromReplica(caller, async () => {
    const [last] = await rowsOf<{ id: number | null }>(db, 'select max(id) as id from shipments')
    const list = await historyList(caller, question)
    const isMoving = list.order.by === ORDER_OF_STATUS
    return { latest: last!.id ?? 0, found: list.found, ids: isMoving && (await idsOf(list)) }
  })
  const linesOf = (slice: number[]) => readFromReplica(caller, () => shipmentLines(slice))
  const lines = ids
    ? slicesOf(ids, linesOf)
    : inTurn(caller, () => historyList(caller, question, found), latest)
  return listCsv(COLUMNS, lines)
}

async function* inTurn(caller: Caller, listed: () => Promise<HistoryList>, latest: number) {
  const all = inSlices<{ place: string[]; line?: ShipmentLine }>((after, limit) =>
    readFromReplica(caller, async () => {
      const { query, order } = await listed()
      const known = query.whereRaw('shipments.id <= ?', [latest])
      const rows = await inOrder(known, order, after?.place, 'shipments.id').limit(limit)
      const lines = await shipmentLines(rows.map(({ id }) => id))
      return rows.map((row, at) => ({ place: placeOf(row), line: lines[at] }))
    })
  )
  for await (const { line } of all) if (line) yield line
}

/** In one statement, eight bytes each: what stands elsewhere a moment later is neither left out nor told twice. */
async function idsOf({ query, order }: HistoryList): Promise<number[]> {
  const { sql, bindings } = inOrder(query, order, [], 'shipments.id').toSQL()
  const [row] = await rowsOf<{ ids: number[] }>(
    db,
    `select coalesce(array_agg(id), '{}') as ids from (${sql}) listed`,
    bindings as Value[]
  )
  return row!.ids
}

const COLUMNS: CsvColumns<ShipmentLine> = {
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
    const state = stateBesideWay(line)
    return state && PARCEL_STATE_WORDS[state].label
  },
  'Reference': ({ reference }) => reference,
  'Metadata': ({ metadata }) => metadataText(metadata),
}

const momentCell = (moment: Date) => sortableMoment(DateTime.fromJSDate(moment))

function metadataText(metadata: ShipmentLine['metadata']): string {
  return Object.keys(metadata).length > 0 ? JSON.stringify(metadata) : ''
}
