import db from '@adonisjs/lucid/services/db'
import { type SqlClient, queryRows } from '#shared/database/query_rows'
import type { PriceAdvice } from '#shipping/pricing/advice/price_advice'
import type { CellProblem } from '#shared/sheets/cell_problem'
import type { ShipmentStatus } from '#shipping/shipment/shipment_status'
import type { Submission } from '#shipping/booking/submission_validator'

export type RowProblem = CellProblem

/** What a courier would charge for a row, in kobo and working days. */
interface BatchRowPrice {
  courier: string
  kobo: number
  daysMin: number
  daysMax: number
}

export interface BatchRow {
  /** Of the sheet, as its spreadsheet shows it; of a list, its place from 1 on. */
  number: number
  /** The lines of a sheet that are this parcel, each with its cells in the order of the columns; null for a row of a program. */
  lines: string[][] | null
  /** Null for what cannot be read. */
  submission: Submission | null
  problems: RowProblem[]
  /** What to know of it that stands in nobody's way. */
  notes: string[]
  /** Cheapest first. */
  prices: BatchRowPrice[]
  /** What would make it cheaper, the most saved first. */
  advice: PriceAdvice[]
  quoteId: string | null
  courierCode: string | null
  priceKobo: number | null
  isLeftOut: boolean
  /** What it became once it was paid. */
  shipment: BatchRowShipment | null
}

interface BatchRowShipment {
  id: number
  trackingNumber: number
  waybillNumber: string | null
  status: ShipmentStatus
  issue: string | null
}

const COLUMNS = `number,
  case when cells is not null then jsonb_build_array(cells) || coalesce(more_lines, '[]') end as lines, submission, problems, notes, prices, advice, rows.quote_id as "quoteId",
  rows.courier_code as "courierCode", price_kobo as "priceKobo", is_left_out as "isLeftOut",
  case when shipments.id is not null then json_build_object('id', shipments.id,
    'trackingNumber', tracking_number, 'waybillNumber', waybill_number, 'status', status,
    'issue', issue) end as shipment`

const ROWS = `select ${COLUMNS} from shipment_batch_rows as rows
  left join shipments on shipments.id = rows.shipment_id where batch_id = :id`

/** All of a batch, in the order in which they came. */
export function loadBatchRows(
  id: number,
  client: SqlClient = db.connection()
): Promise<BatchRow[]> {
  return queryRows<BatchRow>(client, `${ROWS} order by number`, { id })
}

/** A row can be booked as it stands. */
export function isRowBookable({ problems, courierCode }: BatchRow): boolean {
  return problems.length === 0 && courierCode !== null
}
