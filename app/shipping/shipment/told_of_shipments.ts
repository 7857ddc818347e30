import db from '@adonisjs/lucid/services/db'
import { isBusiness } from '#identity/organizations/models/organization'
import { channelOfOwner, channelOfParcel, CONSOLE, type News } from '#shared/live/news'
import { rowsOf } from '#shared/database/rows'

type Told = { organizationId: number; userId: number; trackingNumber: number }

const TOLD = `select organization_id as "organizationId", user_id as "userId",
    tracking_number as "trackingNumber"
  from shipments where id = any(:ids)`

/** Whose these shipments are, whoever follows their parcels, and staff. */
export async function toldOfShipments(ids: number[]): Promise<News[]> {
  const shipments = await rowsOf<Told>(db.connection(), TOLD, { ids })
  return shipments.flatMap(({ organizationId, userId, trackingNumber }): News[] => {
    const owner = channelOfOwner(organizationId, isBusiness(organizationId) ? null : userId)
    return [
      { channel: owner, what: 'shipments' },
      { channel: channelOfParcel(trackingNumber), what: 'parcel' },
      { channel: CONSOLE, what: 'tasks' },
    ]
  })
}
