import type { Caller } from '#identity/sessions/caller'
import Shipment from '#shipping/shipment/models/shipment'

const MAX_RECENT_PARCELS = 6

export function listRecentParcels({ organization, ownerUserId }: Caller): Promise<Shipment[]> {
  const query = Shipment.query()
    .where('organizationId', organization.id)
    .whereNotNull('paidAt')
    .whereNotIn('status', ['CANCELED', 'VOIDED'])
    .preload('addresses', (addresses) => addresses.preload('country'))
    .orderByRaw(`shipments.status = 'DELIVERED', shipments.created_at desc, shipments.id desc`)
    .limit(MAX_RECENT_PARCELS)
  if (ownerUserId !== null) query.where('userId', ownerUserId)
  return query.exec()
}
