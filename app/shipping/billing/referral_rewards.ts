import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import Shipment from '#shipping/shipment/models/shipment'
import type { ShipmentStatus } from '#shipping/shipment/parcel_progress'
import { payReferrer, reverseReferralReward } from '#wallet/balances/referral_credit'

const BATCH = 100

/** In these statuses a courier has accepted the parcel. Payment alone earns no reward. */
const REWARDED_STATUSES: readonly ShipmentStatus[] = ['BOOKED', 'COURIER_ASSIGNED', 'DELIVERED']

const HANDED_OVER_CONDITION = `exists (select from shipment_status_changes
  where shipment_id = shipments.id and to_status = 'COURIER_ASSIGNED')`

/**
 * Rewards the referrer for the sender's first parcel that a courier accepts, and reverses the
 * reward if that parcel is voided before hand-over. Safe to run repeatedly and concurrently.
 */
export async function settleReferralReward(shipmentId: number) {
  const { userId: referredId, status, isTest } = await Shipment.findOrFail(shipmentId)
  if (isTest) return
  if (REWARDED_STATUSES.includes(status)) {
    await payReferrer({
      referredId,
      shipmentId,
      isEarned: async (trx) => {
        const now = await Shipment.locked(trx, shipmentId)
        return REWARDED_STATUSES.includes(now.status)
      },
    })
  }
  if (status === 'VOIDED' && !(await wasHandedOver(shipmentId)))
    await reverseReferralReward(shipmentId)
}

async function wasHandedOver(shipmentId: number): Promise<boolean> {
  return Boolean(
    await Shipment.query().where('id', shipmentId).whereRaw(HANDED_OVER_CONDITION).first()
  )
}

/** Finds shipments whose reward is unpaid, or was paid before a void that must reverse it. */
export async function unsettledReferralRewards(except: number[] = []): Promise<number[]> {
  const rows = await queryRows<{ shipment_id: number }>(
    db,
    `(select min(shipments.id) as shipment_id
       from referrals join users on users.id = referrer_id
         join shipments on shipments.user_id = referred_id and shipments.organization_id > 0
       where referrals.paid_at is null and blocked_at is null and deactivated_at is null
         and shipments.paid_at is not null and status = any(:earning::text[])
       group by referrals.id having min(shipments.id) <> all(:except) order by referrals.id limit :batch)
     union all
     (select shipments.id from referrals join shipments on shipments.id = referrals.shipment_id
       where referrals.paid_at is not null and status = 'VOIDED' and not ${HANDED_OVER_CONDITION}
         and shipments.id <> all(:except)
       order by referrals.id limit :batch)`,
    { earning: REWARDED_STATUSES, except, batch: BATCH }
  )
  return rows.map((row) => row.shipment_id)
}
