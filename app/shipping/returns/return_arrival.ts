import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import { emailReturnArrived } from '#shipping/returns/return_emails'

const UNREPORTED_ARRIVALS = `told_back_at is null and exists (select from shipments
  where shipments.id = return_shipment_id and status = 'DELIVERED')`

/** Mails the sender that the return has arrived. Idempotent: the row records the mail. */
export async function notifyReturnArrived(returnShipmentId: number) {
  await db.transaction(async (trx) => {
    const [claimed] = await queryRows<{ id: number }>(
      trx,
      `update shipment_returns set told_back_at = now()
       where return_shipment_id = :returnShipmentId and ${UNREPORTED_ARRIVALS} returning id`,
      { returnShipmentId }
    )
    if (claimed) await emailReturnArrived(trx, claimed.id)
  })
}

/** Finds recent arrivals that were not e-mailed, in case a crash lost the job. */
export async function returnsWithoutArrivalEmail(except: number[] = []): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(
    db,
    `select return_shipment_id as id from shipment_returns
     where ${UNREPORTED_ARRIVALS} and booked_at > now() - interval '90 days'
       and return_shipment_id <> all(:except) limit 100`,
    { except }
  )
  return rows.map(({ id }) => id)
}
