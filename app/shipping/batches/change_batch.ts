import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { loadQuoteMinutes } from '#shipping/pricing/pricing_settings'
import { type BookingFacts, bookingFacts } from '#shipping/booking/booking_facts'
import { type BatchTermColumns, checkIncomingRows } from '#shipping/batches/check_given_rows'
import { addDuplicateWarnings } from '#shipping/batches/duplicate_warnings'
import ShipmentBatch from '#shipping/batches/models/shipment_batch'
import { BatchChangedMeanwhile, BatchAlreadyPaid } from '#shipping/batches/batch_errors'
import { type BatchRow, loadBatchRows } from '#shipping/batches/batch_rows'
import { type RowToSave, saveBatchRows } from '#shipping/batches/save_rows'

export interface BatchUpdate {
  terms?: Partial<BatchTermColumns>
  /** True if all rows were repriced: we then promise their prices for the full time again. */
  isWhole?: boolean
  rows: RowToSave[]
  /** Numbers of rows that were merged into others, to delete. */
  removed?: number[]
}

export interface CurrentBatch {
  batch: ShipmentBatch
  rows: BatchRow[]
  facts: BookingFacts
}

type RowToPrice = Pick<BatchRow, 'number' | 'lines' | 'submission' | 'isLeftOut'>

/** Several tries, because edits of different rows of a batch conflict too. */
const MAX_TRIES = 5

/**
 * Changes an unpaid batch with optimistic locking: calls `decide` again if somebody else changed
 * the batch meanwhile. `decide` may run queries; nothing is locked while it does. Throws
 * E_ROW_NOT_FOUND, BatchAlreadyPaid and BatchChangedMeanwhile.
 */
export async function changeBatch(
  caller: Caller,
  id: number,
  decide: (now: CurrentBatch) => Promise<BatchUpdate>
): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const batch = await ShipmentBatch.visibleTo(caller).where({ id }).firstOrFail()
    if (batch.isPaid) throw new BatchAlreadyPaid()
    const facts = await bookingFacts()
    const change = await decide({ batch, facts, rows: await loadBatchRows(id) })
    const minutes = await loadQuoteMinutes(facts.settings)
    if (await writeBatch(caller, batch, { ...change, minutes })) return
  }
  throw new BatchChangedMeanwhile()
}

/** Returns false if the batch has changed since it was read. */
function writeBatch(
  caller: Caller,
  { id, version }: ShipmentBatch,
  { terms, isWhole, rows, removed = [], minutes }: BatchUpdate & { minutes: number }
): Promise<boolean> {
  return db.transaction(async (trx) => {
    const batch = await ShipmentBatch.locked(trx, id)
    if (batch.isPaid) throw new BatchAlreadyPaid()
    if (batch.version !== version) return false
    await trx
      .from('shipment_batch_rows')
      .where({ batch_id: id })
      .whereIn('number', removed)
      .delete()
    await saveBatchRows(trx, caller, { batchId: id, rows, minutes })
    const pricedUntil = isWhole ? DateTime.now().plus({ minutes }) : batch.pricedUntil
    await batch.merge({ ...terms, pricedUntil }).save()
    // A trigger raises the batch's version on each update. Changing rows alone would not raise it.
    await trx.rawQuery('update shipment_batches set wish = wish where id = ?', [id])
    return true
  })
}

export async function repriceRows(
  caller: Caller,
  { batch, rows, facts }: Omit<CurrentBatch, 'rows'> & { rows: readonly RowToPrice[] },
  terms: Partial<BatchTermColumns> = {}
): Promise<BatchUpdate> {
  const changed = { ...batchTermsOf(batch), ...terms }
  // Leaves out unreadable API rows, which have only errors.
  const known = rows.filter(({ lines, submission }) => lines !== null || submission !== null)
  const checked = await checkIncomingRows(caller, known, { terms: changed, facts })
  const numbers = known.map(({ number }) => number)
  await addDuplicateWarnings(caller, checked, numbers)
  return { terms, isWhole: true, rows: known.map((row, at) => ({ ...row, row: checked[at]! })) }
}

export function batchTermsOf({
  wish,
  origin,
  pickup,
  pickupDay,
  columns,
  defaults,
}: ShipmentBatch) {
  return { wish, origin, pickup, pickupDay, columns, defaults }
}

/** Throws E_ROW_NOT_FOUND, BatchAlreadyPaid and BatchChangedMeanwhile. */
export function repriceBatch(caller: Caller, id: number) {
  return changeBatch(caller, id, (now) => repriceRows(caller, now))
}

/** Deletes an unpaid batch. Throws E_ROW_NOT_FOUND and BatchAlreadyPaid. */
export async function discardBatch(caller: Caller, id: number) {
  await ShipmentBatch.visibleTo(caller).where({ id }).firstOrFail()
  await db.transaction(async (trx) => {
    const batch = await ShipmentBatch.locked(trx, id)
    if (batch.isPaid) throw new BatchAlreadyPaid()
    await batch.delete()
  })
}
