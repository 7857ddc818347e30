import db from '@adonisjs/lucid/services/db'
import { type SqlClient, queryRows } from '#shared/database/query_rows'
import type { PriceAdvice } from '#shipping/pricing/advice/price_advice'
import type { CellProblem } from '#shared/sheets/cell_problem'
import type { ShipmentStatus } from '#shipping/shipment/parcel_progress'
import type { Submission } from '#shipping/booking/submission_validator'

export type RowProblem = CellProblem

/** Kobo and working days. */
interface BatchRowPrice {
  courier: string
  kobo: number
  daysMin: number
  daysMax: number
}

export interface BatchRow {
  /** The row number in the spreadsheet; otherwise counted from 1. */
  number: number
  /** Sheet lines of this parcel, with cells in column order; null for rows from the API. */
  lines: string[][] | null
  submission: Submission | null
  problems: RowProblem[]
  /** Hints that do not block the row. */
  notes: string[]
  /** Cheapest first. */
  prices: BatchRowPrice[]
  /** Largest saving first. */
  advice: PriceAdvice[]
  quoteId: string | null
  courierCode: string | null
  priceKobo: number | null
  isLeftOut: boolean
  shipment: BatchRowShipment | null
}

interface BatchRowShipment {
  id: number
  trackingNumber: number
  waybillNumber: string | null
  status: ShipmentStatus
  trackingState: string | null
  issue: string | null
}

const COLUMNS = `number,
  case when cells is not null then jsonb_build_array(cells) || coalesce(more_lines, '[]') end as lines, submission, problems, notes, prices, advice, rows.quote_id as "quoteId",
  rows.courier_code as "courierCode", price_kobo as "priceKobo", is_left_out as "isLeftOut",
  case when shipments.id is not null then json_build_object('id', shipments.id,
    'trackingNumber', tracking_number, 'waybillNumber', waybill_number, 'status', status,
    'trackingState', tracking_state, 'issue', issue) end as shipment`

const ROWS = `select ${COLUMNS} from shipment_batch_rows as rows
  left join shipments on shipments.id = rows.shipment_id where batch_id = :id`

export function loadBatchRows(id: number, client: SqlClient = db.connection()) {
  return queryRows<BatchRow>(client, `${ROWS} order by number`, { id })
}

export function isRowBookable({ problems, courierCode }: BatchRow): boolean {
  return problems.length === 0 && courierCode !== null
}
