import db from '@adonisjs/lucid/services/db'
import User from '#identity/accounts/models/user'
import { sendMail } from '#shared/mail/send_mail'
import Shipment from '#shipping/shipment/models/shipment'
import TrackingEvent from '#shipping/shipment/models/tracking_event'
import { truthOf } from '#shipping/shipment/parcel_truth'
import ParcelNewsMail, { type ParcelNews } from '#shipping/tracking/sender_news/parcel_news_mail'

const NEWS = { RETURNED: 'returned', LOST: 'lost', DAMAGED: 'damaged' } as const

const BATCH = 100

/**
 * Mails who booked a parcel that it is lost, damaged or came back, each at most once. Only what is so now: what has
 * settled by itself in the meantime is no news. Safe to run twice, as the row is the claim.
 */
export async function mailParcelNews(shipmentId: number) {
  const shipment = await Shipment.whole(shipmentId)
  const news = await newsOf(shipment)
  if (!news) return
  await db.transaction(async (trx) => {
    const claimed = await trx
      .table('shipment_letters')
      .insert({ shipment_id: shipmentId, kind: news })
      .onConflict()
      .ignore()
      .returning('shipment_id')
    if (claimed.length === 0) return
    const booker = await User.findOrFail(shipment.userId)
    await sendMail(new ParcelNewsMail(shipment, news, booker))
  })
}

/** Of the last day, where a crash may have lost the job. */
export async function parcelsWithUntoldNews(): Promise<number[]> {
  const rows = await Shipment.query()
    .select('id')
    .whereIn('trackingState', Object.keys(NEWS))
    .where('status', 'COURIER_ASSIGNED')
    .whereRaw(`updated_at between now() - interval '1 day' and now() - interval '2 minutes'`)
    .whereRaw(
      `not exists (select from shipment_letters
         where shipment_id = shipments.id and kind = lower(tracking_state))`
    )
    .limit(BATCH)
  return rows.map(({ id }) => id)
}

/** What its sender has to know of it now; null for nearly every parcel. */
export async function newsOf(shipment: Shipment): Promise<ParcelNews | null> {
  const { id, status, parcelState } = shipment
  if (parcelState && parcelState in NEWS) return NEWS[parcelState as keyof typeof NEWS]
  return status === 'DELIVERED' && (await arrivedDamaged(id)) ? 'damaged' : null
}

/** A parcel that is delivered stays so, also when it turns out that it was damaged. */
async function arrivedDamaged(shipmentId: number): Promise<boolean> {
  const events = await TrackingEvent.query().where({ shipmentId }).whereNull('withdrawnAt')
  const { since, scans } = truthOf(events)
  return scans.some(({ scan, code }) => code === 'DAMAGED' && scan.occurredAt >= since!.occurredAt)
}
