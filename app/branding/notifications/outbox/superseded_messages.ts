import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type ReceiverNotification from '#branding/notifications/models/receiver_notification'
import type { ShipmentStatus } from '#shipping/shipment/parcel_progress'
import type Shipment from '#shipping/shipment/models/shipment'
import type { ParcelState } from '#shipping/shipment/rules/parcel_states'
import type { DateTime } from 'luxon'
import type { MessageSender } from '#branding/notifications/build_receiver_message'
import type { ChannelPlan } from '#branding/notifications/rules/channel_plan'
import type { DueNotification } from '#shipping/tracking/due_notifications'

export type ParcelToNotify = {
  shipment: Shipment
  sender: MessageSender
  plan: ChannelPlan
  latest: DueNotification | null
  now: DateTime
}

const GONE_STATES: (ParcelState | null)[] = ['RETURNING', 'RETURNED', 'LOST', 'WITHDRAWN']

/** True once the parcel has arrived or will not: a booking confirmation would mislead. */
export function isDeliveryOver({ status, parcelState }: Shipment): boolean {
  return status === 'DELIVERED' || GONE_STATES.includes(parcelState)
}

/** Messages resent by hand, and those that did not have to wait, are never superseded. */
export async function isMessageSuperseded(
  trx: TransactionClientContract,
  row: ReceiverNotification,
  { shipment, latest }: Pick<ParcelToNotify, 'shipment' | 'latest'>
): Promise<boolean> {
  if (row.resentBy || !(row.dueAt ?? row.sentAt)) return false
  const { id, shipmentId, event, channel, occurrence } = row
  if (event === 'booked' ? isDeliveryOver(shipment) : !latest || latest.event !== event) return true
  if (event !== 'booked' && latest?.occurrence !== occurrence) return true
  const later = await trx
    .from('receiver_notifications')
    .where({ shipment_id: shipmentId, channel })
    .where('id', '>', id)
    .first()
  return later !== null
}

const NO_MESSAGE_STATUSES: ShipmentStatus[] = ['VOIDED']

/** Drops the queue of a voided parcel, or of one whose business sends no messages any more. */
export async function dropQueuedMessages({ id, status }: Shipment, isWanted: boolean) {
  if (isWanted && !NO_MESSAGE_STATUSES.includes(status)) return
  await db
    .from('receiver_notifications')
    .where({ shipment_id: id, status: 'queued' })
    .update({ status: 'dropped', updated_at: new Date() })
}
