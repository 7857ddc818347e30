import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import db from '@adonisjs/lucid/services/db'
import { blankAddresses } from '#shipping/history/address_blanking'

/** As long as books are to be kept. */
const OLD_PARCELS = `select id from shipments
  where (status in ('DELIVERED', 'VOIDED', 'CANCELED') or tracking_state in ('RETURNED', 'LOST')
    or organization_id < 0)
  and updated_at < now() - interval '6 years'`

/**
 * Forgets who sent and received parcels that are out of the books, addresses and HS codes that nobody has
 * used for two years, bookings that nobody has gone on with for a month, batches after three (their shipments stay). The files of clearance documents go with the next sweep. Safe to run twice.
 */
export default class BlankOldParcelsJob extends Job<Record<string, never>> {
  static options: JobOptions = { name: 'shipping.blank_old_parcels', removeOnComplete: true }

  async execute() {
    await blankAddresses(db.connection(), OLD_PARCELS)
    await db.rawQuery(`delete from clearance_documents where shipment_id in (${OLD_PARCELS})`)
    for (const table of ['saved_addresses', 'classified_goods', 'sheet_columns']) {
      await db.rawQuery(`delete from ${table} where used_at < now() - interval '2 years'`)
    }
    await db.rawQuery(`delete from booking_drafts where updated_at < now() - interval '30 days'`)
    await db.rawQuery(`delete from shipment_batches where created_at < now() - interval '90 days'`)
  }
}
