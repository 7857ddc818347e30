import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { queryRows, type SqlValue } from '#shared/database/query_rows'
import { ERASED_NAME } from '#identity/privacy/personal_data'

/** Parcels whose accounting records no longer have to be kept: the law requires six years. */
const EXPIRED_PARCELS = `select id from shipments
  where (status in ('DELIVERED', 'VOIDED', 'CANCELED') or tracking_state in ('RETURNED', 'LOST')
    or organization_id < 0)
  and updated_at < now() - interval '6 years'`

export async function eraseOldAddresses() {
  await eraseAddresses(db.connection(), EXPIRED_PARCELS)
  await db.rawQuery(`delete from clearance_documents where shipment_id in (${EXPIRED_PARCELS})`)
}

/**
 * Also erases tax numbers, signatures, shop references, metadata and texts of returns. Keeps
 * country, state and city, which price comparisons need.
 */
export async function eraseAddresses(
  client: QueryClientContract,
  parcels: string,
  bindings: Record<string, SqlValue> = {}
) {
  await client.rawQuery(
    `update shipment_addresses set fullname = :nobody, phone_number = '', email = '', address = '',
       postal_code = null, original_script = null
     where fullname <> :nobody and shipment_id in (${parcels})`,
    { ...bindings, nobody: ERASED_NAME }
  )
  await queryRows(
    client,
    `update shipment_declarations set sender_tax_id = null, receiver_tax_id = null
     where coalesce(sender_tax_id, receiver_tax_id) is not null and shipment_id in (${parcels})`,
    bindings
  )
  await queryRows(
    client,
    `update tracking_events set signed_by = null
     where signed_by is not null and shipment_id in (${parcels})`,
    bindings
  )
  await queryRows(
    client,
    `update shipments set reference = null, metadata = '{}'
     where (reference is not null or metadata <> '{}') and id in (${parcels})`,
    bindings
  )
  await queryRows(
    client,
    `update shipment_returns set note = null, refusal = left(refusal, 0)
     where (note is not null or refusal <> '') and shipment_id in (${parcels})`,
    bindings
  )
  // `handles` may contain a name, and an address can be guessed from its hash in `place_key`.
  await client.rawQuery(
    `update pickups set handles = '{}', place_key = :blank || id
     where not starts_with(place_key, :blank)
       and id in (select pickup_id from shipments where id in (${parcels}))`,
    { ...bindings, blank: 'blank ' }
  )
}
