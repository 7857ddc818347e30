import db from '@adonisjs/lucid/services/db'
import { rowsOf } from '#shared/database/rows'
import { tellOfBack } from '#shipping/returns/letters'

const UNTOLD = `told_back_at is null and exists (select from shipments
  where shipments.id = return_shipment_id and status = 'DELIVERED')`

/** Tells whoever sent it that it is back, once: its row is the claim, and safe to run twice. */
export async function tellWhenBack(returnShipmentId: number) {
  await db.transaction(async (trx) => {
    const [told] = await rowsOf<{ id: number }>(
      trx,
      `update shipment_returns set told_back_at = now()
       where return_shipment_id = :returnShipmentId and ${UNTOLD} returning id`,
      { returnShipmentId }
    )
    if (told) await tellOfBack(trx, told.id)
  })
}

/** Those of the last days, where a crash may have lost the job. */
export async function returnsUntold(except: number[] = []): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    `select return_shipment_id as id from shipment_returns
     where ${UNTOLD} and booked_at > now() - interval '90 days'
       and return_shipment_id <> all(:except) limit 100`,
    { except }
  )
  return rows.map(({ id }) => id)
}
