import type { Caller } from '#identity/sessions/caller'
import { yieldToEventLoop } from '#shared/time/event_loop'
import Wallet from '#wallet/balances/wallet'
import type { Catalogue } from '#shipping/pricing/catalogue'
import { type BookingFacts, bookingFacts } from '#shipping/booking/booking_facts'
import ShipmentBatch from '#shipping/batches/models/shipment_batch'
import { type BatchRow, isBookable, rowsOfBatch } from '#shipping/batches/rows'
import type { SheetTexts } from '#shipping/batches/rules/sheet_fields'
import { readCells } from '#shipping/batches/sheet/cell_words'
import { shownTexts } from '#shipping/batches/sheet/shown_texts'

/** A batch with all that is said of it. */
export interface ShownBatch {
  batch: ShipmentBatch
  rows: ShownRow[]
  sums: BatchSums
  catalogue: Catalogue
}

/** A row with what it says of each field, in words. */
export type ShownRow = BatchRow & { texts: SheetTexts }

interface BatchSums {
  rows: number
  bookable: number
  withErrors: number
  chosen: number
  /** Kobo of all that are chosen and can be booked. */
  chosenKobo: number
  couriers: { code: string; rows: number; kobo: number }[]
  /** What their wallet can pay now, with credit, in kobo. */
  spendableKobo: number
  missingKobo: number
  progress: Record<'waiting' | 'booked' | 'failed', number>
}

/** Throws E_ROW_NOT_FOUND for one that is not theirs. */
export async function shownBatch(caller: Caller, id: number): Promise<ShownBatch> {
  const batch = await ShipmentBatch.visibleTo(caller)
    .where({ id })
    .preload('user')
    .preload('payer')
    .firstOrFail()
  const [rows, wallet, facts] = await Promise.all([
    rowsOfBatch(id),
    Wallet.of(caller),
    bookingFacts(),
  ])
  const sums = sumsOf(batch, rows, wallet.spendableKobo('cash'))
  const shown: ShownRow[] = []
  for (const row of rows) {
    await yieldToEventLoop()
    shown.push({ ...row, texts: textsOfRow(row, batch, facts) })
  }
  return { batch, rows: shown, sums, catalogue: facts.catalogue }
}

function textsOfRow({ lines, submission }: BatchRow, batch: ShipmentBatch, facts: BookingFacts) {
  if (lines) return readCells(lines, batch.columns).texts
  return submission ? shownTexts(submission, facts) : {}
}

function sumsOf(batch: ShipmentBatch, rows: BatchRow[], canSpendKobo: number): BatchSums {
  const chosen = rows.filter((row) =>
    batch.isPaid ? row.shipment !== null : isBookable(row) && !row.isLeftOut
  )
  const byCourier = Map.groupBy(chosen, ({ courierCode }) => courierCode!)
  const koboOf = (some: BatchRow[]) => some.reduce((sum, { priceKobo }) => sum + priceKobo!, 0)
  const chosenKobo = koboOf(chosen)
  return {
    rows: rows.length,
    bookable: rows.filter(isBookable).length,
    withErrors: rows.filter((row) => !isBookable(row)).length,
    ...{ chosen: chosen.length, chosenKobo, spendableKobo: canSpendKobo },
    couriers: [...byCourier]
      .map(([code, some]) => ({ code, rows: some.length, kobo: koboOf(some) }))
      .toSorted((one, other) => other.kobo - one.kobo),
    missingKobo: batch.isPaid ? 0 : Math.max(0, chosenKobo - canSpendKobo),
    progress: progressOf(rows),
  }
}

/** How far the couriers are with what was paid for. */
function progressOf(rows: BatchRow[]): BatchSums['progress'] {
  const progress = { waiting: 0, booked: 0, failed: 0 }
  for (const { shipment } of rows) {
    if (!shipment) continue
    if (shipment.status === 'PENDING') progress.waiting += 1
    else if (shipment.status === 'PENDING_ISSUE') progress.failed += 1
    else progress.booked += 1
  }
  return progress
}
