import type { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { buildReceiverMessage } from '#branding/notifications/build_receiver_message'
import ReceiverNotification from '#branding/notifications/models/receiver_notification'
import {
  sendByChannel,
  type SendResult,
  type MessageReceiver,
} from '#branding/notifications/outbox/send_by_channel'
import NotificationAttempt from '#branding/notifications/outbox/notification_attempt'
import {
  isMessageSuperseded,
  type ParcelToNotify,
} from '#branding/notifications/outbox/superseded_messages'
import { quietHoursEnd } from '#branding/notifications/outbox/quiet_hours'
import type { ChannelPlan } from '#branding/notifications/rules/channel_plan'
import type Shipment from '#shipping/shipment/models/shipment'

const MAX_SEND_ATTEMPTS = 3
const MAX_SEND_FAILURE_LENGTH = 200

/** Sends a parcel's due messages. Throws the first failure that is worth a retry. */
export async function sendQueuedMessages(outgoing: ParcelToNotify) {
  const { shipment, now } = outgoing
  const queued = await ReceiverNotification.query()
    .select('id')
    .where({ shipmentId: shipment.id, status: 'queued' })
    .where((due) => due.whereNull('dueAt').orWhere('dueAt', '<=', now.toJSDate()))
    .orderBy('id')
  const failures: unknown[] = []
  for (const { id } of queued) {
    await sendQueuedMessage(id, outgoing).catch(async (error) => {
      if (await recordSendFailure({ id, shipmentId: shipment.id }, error)) failures.push(error)
    })
  }
  if (failures.length > 0) throw failures[0]
}

/** Skips rows that a concurrent job has locked. */
async function sendQueuedMessage(id: number, outgoing: ParcelToNotify) {
  await db.transaction(async (trx) => {
    const row = await ReceiverNotification.query({ client: trx })
      .where({ id, shipmentId: outgoing.shipment.id, status: 'queued' })
      .forUpdate()
      .skipLocked()
      .first()
    if (!row) return
    if (await isMessageSuperseded(trx, row, outgoing)) {
      await row.merge({ status: 'dropped', failure: null }).save()
      return
    }
    await sendByFirstWorkingChannel(trx, row, outgoing)
  })
}

/** Tries the current channel and then the next ones until one accepts the message. */
async function sendByFirstWorkingChannel(
  trx: TransactionClientContract,
  row: ReceiverNotification,
  { shipment, sender, plan, now }: ParcelToNotify
) {
  const message = await buildReceiverMessage(shipment, row.event, sender, trx)
  const to = toMessageReceiver(shipment)
  let isRefused = false
  for (;;) {
    const until = observesQuietHours(row, plan) ? quietHoursEnd(plan, now) : null
    if (until) {
      await row.merge({ dueAt: until }).save()
      return
    }
    const carried = await sendByChannel(trx, row.turn, { event: row.event, message, to })
    await recordAttempt(trx, row, carried, now)
    if (carried.isSent) {
      const { smsMessageId = null } = carried
      const sent = { status: 'sent', sentAt: now, failure: null } as const
      await row
        .merge({ ...sent, smsMessageId, carrier: row.turn, attempts: row.attempts + 1 })
        .save()
      return
    }
    isRefused ||= carried.isRefused
    if (!row.next) {
      const failure = isRefused ? null : carried.failure
      await row.merge({ status: isRefused ? 'refused' : 'failed', failure }).save()
      return
    }
    row.carrier = row.next
  }
}

/** Only phones observe quiet hours; an e-mail disturbs nobody. */
function observesQuietHours({ turn, event }: ReceiverNotification, { ways }: ChannelPlan): boolean {
  return turn !== 'email' && !ways[event].atNight
}

function toMessageReceiver(shipment: Shipment): MessageReceiver {
  const { email, fullname, dialledNumber } = shipment.address('destination')
  const { organizationId } = shipment
  return { organizationId, email, name: fullname, phoneNumber: dialledNumber }
}

/** A refusal by an unsubscribed receiver is no attempt. */
async function recordAttempt(
  trx: TransactionClientContract,
  { id, organizationId, shipmentId, turn }: ReceiverNotification,
  carried: SendResult,
  now: DateTime
) {
  if (!carried.isSent && carried.isRefused) return
  const attempt = {
    notificationId: id,
    organizationId,
    shipmentId,
    channel: turn,
    createdAt: now,
    ...(carried.isSent
      ? {
          status: 'sent' as const,
          parts: carried.parts,
          costKobo: carried.costKobo,
          smsMessageId: carried.smsMessageId,
          whatsappMessageId: carried.whatsappMessageId,
        }
      : { status: 'failed' as const, failure: carried.failure }),
  }
  await NotificationAttempt.create(attempt, { client: trx })
}

/** Returns whether to retry. Locks the row again: a concurrent job may have sent it since. */
function recordSendFailure(
  key: { id: number; shipmentId: number },
  error: unknown
): Promise<boolean> {
  const reason = error instanceof Error ? error.message : String(error)
  const failure = reason.slice(0, MAX_SEND_FAILURE_LENGTH)
  return db.transaction(async (trx) => {
    const row = await ReceiverNotification.query({ client: trx })
      .where({ ...key, status: 'queued' })
      .forUpdate()
      .first()
    if (!row) return false
    const attempts = row.attempts + 1
    const isOver = attempts >= MAX_SEND_ATTEMPTS
    if (isOver && row.next) {
      await row.merge({ attempts: 0, failure, carrier: row.next }).save()
      return true
    }
    await row.merge({ attempts, failure, status: isOver ? 'failed' : 'queued' }).save()
    return !isOver
  })
}
