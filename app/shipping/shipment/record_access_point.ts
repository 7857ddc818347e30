import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { CourierEvent } from '#shipping/shipment/courier_event'
import Country from '#shipping/places/country'

/** Column widths. */
const MAX_LENGTHS = { address: 150, city: 120, postalCode: 10 }

/** Saves where the parcel waits; the latest event that names a place wins. */
export async function recordAccessPoint(
  trx: TransactionClientContract,
  shipmentId: number,
  events: CourierEvent[]
) {
  const eventsWithPlace = events
    .filter(({ accessPoint }) => accessPoint)
    .sort((one, other) => other.occurredAt.toMillis() - one.occurredAt.toMillis())
  const place = eventsWithPlace[0]?.accessPoint
  if (!place || !(await Country.find(place.countryCode, { client: trx }))) return
  await trx
    .table('shipment_access_points')
    .insert({
      shipment_id: shipmentId,
      address: place.address.slice(0, MAX_LENGTHS.address),
      city: place.city.slice(0, MAX_LENGTHS.city),
      country_code: place.countryCode,
      postal_code: place.postalCode?.slice(0, MAX_LENGTHS.postalCode) ?? null,
    })
    .onConflict('shipment_id')
    .merge()
}
