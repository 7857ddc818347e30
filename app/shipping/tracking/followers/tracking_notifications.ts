import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import brand from '#config/brand'
import { queryRows } from '#shared/database/query_rows'
import { getTranslator } from '#shared/languages/translator'
import { sendMail } from '#shared/mail/send_mail'
import { sendSms } from '#shared/sms/send_sms'
import type Shipment from '#shipping/shipment/models/shipment'
import { summarizeTracking } from '#shipping/shipment/tracking_summary'
import { type DueNotification, dueNotifications } from '#shipping/tracking/due_notifications'
import ParcelFollower from '#shipping/tracking/followers/parcel_follower'
import TrackingUpdateMail from '#shipping/tracking/followers/tracking_update_mail'
import { trackingPageOrigin } from '#shipping/tracking/tracking_page_origin'
import { receiverPath } from '#shipping/tracking/receiver_proof'
import type { NotificationEvent } from '#shipping/tracking/rules/notification_events'
import {
  NoTrackingInformation,
  findTrackedShipmentById,
} from '#shipping/tracking/build_tracking_detail'

/** Those for which a receiver has to do something or be there: the rest is worth a mail, but no SMS. */
const SMS_EVENTS: NotificationEvent[] = [
  ...(['out_for_delivery', 'delivered', 'delivery_failed'] as const),
  ...(['held', 'ready_for_collection'] as const),
]

/** Of one parcel. One whose courier changes its mind again and again is not worth more. */
const MAX_MESSAGES = { email: 20, sms: 6 }

/** Whoever wants news of a parcel and may not have the last of it. */
export async function hasTrackingSubscribers(shipmentId: number): Promise<boolean> {
  const follower = await activeSubscriptions().where({ shipmentId }).first()
  return follower !== null
}

/**
 * Tells the followers of a parcel what happened since they asked. Safe to run twice and at once: each is locked while
 * they are told, and what they were told last stands in their row.
 */
export async function sendTrackingUpdates(shipmentId: number) {
  const shipment = await findTrackedShipmentById(shipmentId).catch((error) => {
    if (error instanceof NoTrackingInformation) return null
    throw error
  })
  if (!shipment) return
  const origin = await trackingPageOrigin(shipment)
  for (const { id } of await activeSubscriptions().where({ shipmentId }).orderBy('id')) {
    await db.transaction((trx) => sendTrackingUpdate(trx, id, { shipment, origin }))
  }
}

/** A parcel, and what links to its page begin with. */
type ShipmentOnPage = { shipment: Shipment; origin: string }

async function sendTrackingUpdate(
  trx: TransactionClientContract,
  id: number,
  tracked: ShipmentOnPage
) {
  const follower = await ParcelFollower.query({ client: trx })
    .where({ id })
    .forUpdate()
    .skipLocked()
    .first()
  if (!follower?.isActive || follower.messages >= MAX_MESSAGES[follower.channel]) return
  const [due] = dueNotifications(null, tracked.shipment.events, follower.confirmedAt!)
  if (!due || follower.lastTold === notificationName(due)) return
  if (follower.channel === 'email') await emailSubscriber(trx, follower, tracked)
  else if (!(await textSubscriber(trx, follower, tracked, due))) return
  await follower.merge({ lastTold: notificationName(due), messages: follower.messages + 1 }).save()
}

function notificationName({ event, occurrence }: DueNotification): string {
  return `${event} ${occurrence}`.trim()
}

async function emailSubscriber(
  trx: TransactionClientContract,
  follower: ParcelFollower,
  tracked: ShipmentOnPage
) {
  const { state } = summarizeTracking(tracked.shipment.events)
  const what = getTranslator(follower.language).t(`tracking.event.${state!}`)
  await sendMail(new TrackingUpdateMail(follower, tracked, what), trx)
}

/** To the number that the parcel was booked for, so the link may show all that is the receiver's. */
async function textSubscriber(
  trx: TransactionClientContract,
  { language }: ParcelFollower,
  { shipment, origin }: ShipmentOnPage,
  { event }: DueNotification
) {
  const to = shipment.address('destination').dialledNumber
  if (!to || !SMS_EVENTS.includes(event) || (await isTextedByShop(trx, shipment.id, event)))
    return false
  const sms = getTranslator(language).t(`messages.${event}.sms`, {
    business: brand.name,
    trackingNumber: String(shipment.trackingNumber),
    link: `${origin}${receiverPath(shipment)}`,
  })
  await sendSms({ to, text: sms }, trx)
  return true
}

/** The shop that sent it tells its receivers by itself. */
async function isTextedByShop(
  trx: TransactionClientContract,
  shipmentId: number,
  event: NotificationEvent
): Promise<boolean> {
  const message = await trx
    .from('receiver_notifications')
    .where({ shipment_id: shipmentId, event, channel: 'sms' })
    .first()
  return message !== null
}

function activeSubscriptions() {
  return ParcelFollower.query().select('id').whereNotNull('confirmedAt').whereNull('stoppedAt')
}

/** Parcels with news of the last hour: a job of theirs may be lost. */
export async function parcelsWithSubscribers(except: number[] = []): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(
    db,
    `select distinct shipments.id from shipments
       join parcel_followers on shipment_id = shipments.id
     where confirmed_at is not null and stopped_at is null
       and shipments.updated_at between now() - interval '1 hour' and now() - interval '2 minutes'
       and shipments.id <> all(:except)
     limit 500`,
    { except }
  )
  return rows.map(({ id }) => id)
}

/** Who never pressed the button, after two days; all others when the parcel has ended, or after half a year. */
export async function deleteExpiredSubscriptions() {
  await db.rawQuery(
    `delete from parcel_followers using shipments where shipments.id = shipment_id
       and (parcel_followers.created_at < now() - interval '180 days'
         or confirmed_at is null and parcel_followers.created_at < now() - interval '2 days'
         or (status in ('DELIVERED', 'VOIDED', 'CANCELED') or tracking_state = 'RETURNED')
           and shipments.updated_at < now() - interval '30 days')`
  )
}

/** They pressed the button. Whoever the parcel was booked for has chosen their language with it. */
export async function confirmSubscription(follower: ParcelFollower) {
  await follower.begin()
  await db
    .from('shipment_addresses')
    .where({ shipment_id: follower.shipmentId, side: 'destination' })
    .whereRaw('lower(email) = ?', [follower.email ?? ''])
    .update({ language: follower.language })
}

export async function cancelTrackingSubscription(follower: ParcelFollower) {
  await follower.merge({ stoppedAt: DateTime.now() }).save()
}
