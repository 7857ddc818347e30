import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { requireActive } from '#shipping/pricing/booking_right'
import { quoteMinutes } from '#shipping/pricing/settings'
import { bookingFacts } from '#shipping/booking/booking_facts'
import { type BatchTerms, checkGiven, type GivenRow } from '#shipping/batches/given_rows'
import { noteDuplicates } from '#shipping/batches/duplicates'
import ShipmentBatch from '#shipping/batches/models/shipment_batch'
import { saveRows } from '#shipping/batches/saving'

interface Given {
  head: Partial<BatchTerms & Pick<ShipmentBatch, 'notes'>> & Pick<ShipmentBatch, 'name' | 'source'>
  /** A row of a sheet brings its number; other rows are numbered from 1. */
  rows: readonly (GivenRow & { number?: number; isLeftOut?: boolean })[]
}

const TERMS: BatchTerms = {
  ...{ wish: 'cheapest', origin: null, pickup: true, pickupDay: null },
  ...{ columns: [], defaults: {} },
}

/** Prices many bookings and keeps what was found. Buys nothing. Throws OrganizationInactive. */
export async function keepBatch(caller: Caller, { head, rows }: Given): Promise<ShipmentBatch> {
  requireActive(caller.organization)
  const facts = await bookingFacts()
  const terms = { ...TERMS, ...head }
  const checked = await checkGiven(caller, rows, { terms, facts })
  const numbers = rows.map(({ number }, at) => number ?? at + 1)
  await noteDuplicates(caller, checked, numbers)
  const minutes = await quoteMinutes(facts.settings)
  return db.transaction(async (trx) => {
    const batch = await ShipmentBatch.create(
      {
        ...{ organizationId: caller.organization.id, userId: caller.user.id },
        ...terms,
        pricedUntil: DateTime.now().plus({ minutes }),
      },
      { client: trx }
    )
    const numbered = checked.map((row, at) => ({
      ...{ number: numbers[at]!, row, lines: rows[at]!.lines },
      isLeftOut: rows[at]!.isLeftOut ?? false,
    }))
    await saveRows(trx, caller, { batchId: batch.id, rows: numbered, minutes })
    return batch
  })
}
