import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { requireActiveOrganization } from '#shipping/pricing/require_active_organization'
import { loadQuoteMinutes } from '#shipping/pricing/pricing_settings'
import { bookingFacts } from '#shipping/booking/booking_facts'
import {
  type BatchTermColumns,
  checkIncomingRows,
  type IncomingRow,
} from '#shipping/batches/check_given_rows'
import { addDuplicateWarnings } from '#shipping/batches/duplicate_warnings'
import ShipmentBatch from '#shipping/batches/models/shipment_batch'
import { saveBatchRows } from '#shipping/batches/save_rows'

interface BatchInput {
  head: Partial<BatchTermColumns & Pick<ShipmentBatch, 'notes'>> &
    Pick<ShipmentBatch, 'name' | 'source'>
  /** `number` is the row number in the spreadsheet; rows without one count from 1. */
  rows: readonly (IncomingRow & { number?: number; isLeftOut?: boolean })[]
}

const DEFAULT_TERMS: BatchTermColumns = {
  wish: 'cheapest',
  origin: null,
  pickup: true,
  pickupDay: null,
  columns: [],
  defaults: {},
}

/** Prices and saves many bookings without buying anything. Throws OrganizationInactive. */
export async function createBatch(caller: Caller, { head, rows }: BatchInput) {
  requireActiveOrganization(caller.organization)
  const facts = await bookingFacts()
  const terms = { ...DEFAULT_TERMS, ...head }
  const checked = await checkIncomingRows(caller, rows, { terms, facts })
  const numbers = rows.map(({ number }, at) => number ?? at + 1)
  await addDuplicateWarnings(caller, checked, numbers)
  const minutes = await loadQuoteMinutes(facts.settings)
  return db.transaction(async (trx) => {
    const batch = await ShipmentBatch.create(
      {
        organizationId: caller.organization.id,
        userId: caller.user.id,
        ...terms,
        pricedUntil: DateTime.now().plus({ minutes }),
      },
      { client: trx }
    )
    const numbered = checked.map((row, at) => ({
      number: numbers[at]!,
      row,
      lines: rows[at]!.lines,
      isLeftOut: rows[at]!.isLeftOut ?? false,
    }))
    await saveBatchRows(trx, caller, { batchId: batch.id, rows: numbered, minutes })
    return batch
  })
}
