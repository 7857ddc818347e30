import db from '@adonisjs/lucid/services/db'
import { rowsOf } from '#shared/database/rows'
import Shipment from '#shipping/shipment/models/shipment'
import { payReferrer } from '#wallet/balances/referral_credit'

const BATCH = 100

/** The person who paid may have been referred by somebody, who earns on their first shipment. */
export async function rewardReferrerOf(shipmentId: number) {
  const { userId, paidAt, status } = await Shipment.findOrFail(shipmentId)
  if (paidAt && status !== 'VOIDED') await payReferrer(userId)
}

/** Those who were referred and have shipped, and whose referrer has not been paid. */
export async function referrersToPay(): Promise<number[]> {
  const rows = await rowsOf<{ referred_id: string }>(
    db,
    `select referred_id from referrals join users on users.id = referrer_id
     where referrals.paid_at is null and blocked_at is null and deactivated_at is null
       and exists (select from shipments
         where user_id = referred_id and shipments.paid_at is not null and status <> 'VOIDED')
     order by referrals.id limit ?`,
    [BATCH]
  )
  return rows.map((row) => Number(row.referred_id))
}
