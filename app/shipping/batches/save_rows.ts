import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { upsert } from '#shared/database/upsert'
import Quote from '#shipping/pricing/models/quote'
import type { CheckedRow } from '#shipping/batches/check_rows'
import type { BatchRow } from '#shipping/batches/batch_rows'

export type RowToSave = Pick<BatchRow, 'number' | 'lines' | 'isLeftOut'> & { row: CheckedRow }

interface RowsToSave {
  batchId: number
  rows: RowToSave[]
  /** How long we promise the prices. */
  minutes: number
}

export async function saveBatchRows(
  trx: TransactionClientContract,
  caller: Caller,
  { batchId, rows, minutes }: RowsToSave
) {
  const priced = rows.filter(({ row }) => row.priced !== null)
  const quoteIds = await Quote.storeAll(
    trx,
    caller,
    priced.map(({ row }) => ({ request: row.priced!.request, offers: row.priced!.route, minutes }))
  )
  const quoteOf = new Map(priced.map(({ number }, at) => [number, quoteIds[at]!]))
  await upsert(
    trx,
    { table: 'shipment_batch_rows', key: ['batch_id', 'number'] },
    rows.map(({ number, row, lines, isLeftOut }) => ({
      batch_id: batchId,
      number,
      submission: row.submission,
      cells: lines?.[0] ?? null,
      more_lines: lines && lines.length > 1 ? lines.slice(1) : null,
      is_left_out: isLeftOut,
      problems: row.problems,
      notes: row.notes,
      prices: rowPrices(row),
      advice: row.advice,
      quote_id: quoteOf.get(number) ?? null,
      courier_code: row.offer?.courierCode ?? null,
      price_kobo: row.offer?.charges.totalKobo ?? null,
    }))
  )
}

function rowPrices({ priced }: CheckedRow) {
  return (priced?.route.offers ?? []).map(({ courierCode, charges, daysMin, daysMax }) => ({
    courier: courierCode,
    kobo: charges.totalKobo,
    daysMin,
    daysMax,
  }))
}
