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
import TrackingSubscription from '#shipping/tracking/subscriptions/tracking_subscription'
import TrackingUpdateMail from '#shipping/tracking/subscriptions/tracking_update_mail'
import { trackingPageOrigin } from '#shipping/tracking/tracking_page_origin'
import { receiverPath } from '#shipping/tracking/receiver_proof'
import type { NotificationEvent } from '#shipping/tracking/rules/notification_events'
import {
  NoTrackingInformation,
  findTrackedShipmentById,
} from '#shipping/tracking/build_tracking_detail'

/** SMS cost money, so they report only delivery, and when the receiver must act or be at home. */
const SMS_EVENTS: NotificationEvent[] = [
  ...(['out_for_delivery', 'delivered', 'delivery_failed'] as const),
  ...(['held', 'ready_for_collection'] as const),
]

/** The most messages per subscription, in case the courier reports changes endlessly. */
const MAX_MESSAGES = { email: 20, sms: 6 }

export async function hasTrackingSubscribers(shipmentId: number): Promise<boolean> {
  const subscription = await activeSubscriptions().where({ shipmentId }).first()
  return subscription !== null
}

/** Sends each update once, even in parallel: a locked row per subscription stores the last one. */
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

type ShipmentOnPage = { shipment: Shipment; origin: string }

async function sendTrackingUpdate(
  trx: TransactionClientContract,
  id: number,
  tracked: ShipmentOnPage
) {
  const subscription = await TrackingSubscription.query({ client: trx })
    .where({ id })
    .forUpdate()
    .skipLocked()
    .first()
  if (!subscription?.isActive || subscription.messages >= MAX_MESSAGES[subscription.channel]) return
  const [due] = dueNotifications(null, tracked.shipment.events, subscription.confirmedAt!)
  if (!due || subscription.lastTold === notificationName(due)) return
  if (subscription.channel === 'email') await emailSubscriber(trx, subscription, tracked)
  else if (!(await textSubscriber(trx, subscription, tracked, due))) return
  await subscription
    .merge({ lastTold: notificationName(due), messages: subscription.messages + 1 })
    .save()
}

function notificationName({ event, occurrence }: DueNotification): string {
  return `${event} ${occurrence}`.trim()
}

async function emailSubscriber(
  trx: TransactionClientContract,
  subscription: TrackingSubscription,
  tracked: ShipmentOnPage
) {
  const { state } = summarizeTracking(tracked.shipment.events)
  const what = getTranslator(subscription.language).t(`tracking.event.${state!}`)
  await sendMail(new TrackingUpdateMail(subscription, tracked, what), trx)
}

/** The SMS goes to the booked number, so its link may contain the receiver's key. */
async function textSubscriber(
  trx: TransactionClientContract,
  { language }: TrackingSubscription,
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

/** True if the shop already sent the receiver an SMS about the event; ours would be the second. */
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
  return TrackingSubscription.query()
    .select('id')
    .whereNotNull('confirmedAt')
    .whereNull('stoppedAt')
}

/** Finds parcels of the last hour, in case their job was lost. */
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

/** Deletes one after 2 days unconfirmed, 30 after the parcel's end, or 180 in any case. */
export async function deleteExpiredSubscriptions() {
  await db.rawQuery(
    `delete from parcel_followers using shipments where shipments.id = shipment_id
       and (parcel_followers.created_at < now() - interval '180 days'
         or confirmed_at is null and parcel_followers.created_at < now() - interval '2 days'
         or (status in ('DELIVERED', 'VOIDED', 'CANCELED') or tracking_state = 'RETURNED')
           and shipments.updated_at < now() - interval '30 days')`
  )
}

/** Messages to the receiver use the subscription's language if the e-mail address is theirs. */
export async function confirmSubscription(subscription: TrackingSubscription) {
  await subscription.begin()
  await db
    .from('shipment_addresses')
    .where({ shipment_id: subscription.shipmentId, side: 'destination' })
    .whereRaw('lower(email) = ?', [subscription.email ?? ''])
    .update({ language: subscription.language })
}

export async function cancelTrackingSubscription(subscription: TrackingSubscription) {
  await subscription.merge({ stoppedAt: DateTime.now() }).save()
}
