import type { Caller } from '#identity/sessions/caller'
import { yieldToEventLoop } from '#shared/time/event_loop'
import Wallet from '#wallet/balances/wallet'
import type { Catalogue } from '#shipping/pricing/catalogue'
import { type BookingFacts, bookingFacts } from '#shipping/booking/booking_facts'
import ShipmentBatch from '#shipping/batches/models/shipment_batch'
import { type BatchRow, isRowBookable, loadBatchRows } from '#shipping/batches/batch_rows'
import type { SheetTexts } from '#shipping/batches/rules/sheet_fields'
import { readCells } from '#shipping/batches/sheet/read_cells'
import { summaryTexts } from '#shipping/batches/sheet/submission_texts'

export interface BatchDetail {
  batch: ShipmentBatch
  rows: BatchRowDetail[]
  sums: ReturnType<typeof sumBatch>
  catalogue: Catalogue
}

export type BatchRowDetail = BatchRow & { texts: SheetTexts }

/** Throws E_ROW_NOT_FOUND for another customer's batch. */
export async function loadBatch(caller: Caller, id: number): Promise<BatchDetail> {
  const batch = await ShipmentBatch.visibleTo(caller)
    .where({ id })
    .preload('user')
    .preload('payer')
    .firstOrFail()
  const [rows, wallet, facts] = await Promise.all([
    loadBatchRows(id),
    Wallet.of(caller),
    bookingFacts(),
  ])
  const sums = sumBatch(batch, rows, wallet.spendableKobo('cash'))
  const shown: BatchRowDetail[] = []
  for (const row of rows) {
    await yieldToEventLoop()
    shown.push({ ...row, texts: rowTexts(row, batch, facts) })
  }
  return { batch, rows: shown, sums, catalogue: facts.catalogue }
}

function rowTexts({ lines, submission }: BatchRow, batch: ShipmentBatch, facts: BookingFacts) {
  if (lines) return readCells(lines, batch.columns).texts
  return submission ? summaryTexts(submission, facts) : {}
}

function sumBatch(batch: ShipmentBatch, rows: BatchRow[], canSpendKobo: number) {
  const chosen = rows.filter((row) =>
    batch.isPaid ? row.shipment !== null : isRowBookable(row) && !row.isLeftOut
  )
  const byCourier = Map.groupBy(chosen, ({ courierCode }) => courierCode!)
  const koboOf = (some: BatchRow[]) => some.reduce((sum, { priceKobo }) => sum + priceKobo!, 0)
  const chosenKobo = koboOf(chosen)
  return {
    rows: rows.length,
    bookable: rows.filter(isRowBookable).length,
    withErrors: rows.filter((row) => !isRowBookable(row) && !row.isLeftOut).length,
    chosen: chosen.length,
    chosenKobo,
    spendableKobo: canSpendKobo,
    couriers: [...byCourier]
      .map(([code, some]) => ({ code, rows: some.length, kobo: koboOf(some) }))
      .toSorted((one, other) => other.kobo - one.kobo),
    missingKobo: batch.isPaid ? 0 : Math.max(0, chosenKobo - canSpendKobo),
    progress: batchProgress(rows),
  }
}

/** A voided parcel gets no waybill any more. */
function batchProgress(rows: BatchRow[]) {
  const progress = { waiting: 0, booked: 0, failed: 0, voided: 0 }
  for (const { shipment } of rows) {
    if (!shipment) continue
    if (shipment.status === 'PENDING') progress.waiting += 1
    else if (shipment.status === 'PENDING_ISSUE') progress.failed += 1
    else if (shipment.status === 'VOIDED') progress.voided += 1
    else progress.booked += 1
  }
  return progress
}
