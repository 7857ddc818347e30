import db from '@adonisjs/lucid/services/db'
import { isBusinessId } from '#identity/organizations/models/organization'
import {
  toOwnerChannel,
  toParcelChannel,
  CONSOLE_CHANNEL,
  type LiveUpdate,
} from '#shared/live/live_updates'
import { queryRows } from '#shared/database/query_rows'

type ShipmentOwnerRow = { organizationId: number; userId: number; trackingNumber: number }

const FIND_OWNERS = `select organization_id as "organizationId", user_id as "userId",
    tracking_number as "trackingNumber"
  from shipments where id = any(:ids)`

export async function shipmentAudience(ids: number[]): Promise<LiveUpdate[]> {
  const shipments = await queryRows<ShipmentOwnerRow>(db.connection(), FIND_OWNERS, { ids })
  return shipments.flatMap(({ organizationId, userId, trackingNumber }): LiveUpdate[] => {
    const owner = toOwnerChannel(organizationId, isBusinessId(organizationId) ? null : userId)
    return [
      { channel: owner, what: 'shipments' },
      { channel: toParcelChannel(trackingNumber), what: 'parcel' },
      { channel: CONSOLE_CHANNEL, what: 'tasks' },
    ]
  })
}
