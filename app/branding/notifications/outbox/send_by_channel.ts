import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ReceiverMessage } from '#branding/notifications/build_receiver_message'
import ReceiverMail from '#branding/notifications/receiver_mail'
import type { Channel } from '#branding/notifications/rules/channels'
import { measureSms } from '#branding/notifications/rules/sms_parts'
import { smsPartKobo, whatsappMessageKobo } from '#branding/notifications/notification_settings'
import { findTemplate } from '#branding/notifications/outbox/find_template'
import { isEmailUnsubscribed } from '#branding/unwanted_mail/email_unsubscribes'
import { isPhoneUnsubscribed } from '#branding/unwanted_mail/text_unsubscribes'
import { sendMail } from '#shared/mail/send_mail'
import { sendSms } from '#shared/sms/send_sms'
import { sendWhatsApp } from '#shared/whatsapp/send_whatsapp'
import { explainWhatsAppError } from '#shared/whatsapp/whatsapp_errors'
import { hasWhatsApp } from '#shared/whatsapp/whatsapp_gateway'
import { findCurrentPause } from '#shared/whatsapp/whatsapp_incidents'
import type { NotificationEvent } from '#shipping/tracking/rules/notification_events'

export type MessageReceiver = {
  organizationId: number
  email: string
  name: string
  /** Null if no network could dial the number. */
  phoneNumber: string | null
}

export type SendResult =
  | {
      isSent: true
      parts: number
      costKobo: number
      smsMessageId?: string | null
      whatsappMessageId?: string
    }
  | { isSent: false; isRefused: boolean; failure: string }

type OutgoingMessage = { event: NotificationEvent; message: ReceiverMessage; to: MessageReceiver }

/** Hands the message to its channel, within the transaction that records the attempt. */
export function sendByChannel(
  trx: TransactionClientContract,
  channel: Channel,
  load: OutgoingMessage
): Promise<SendResult> {
  switch (channel) {
    case 'email':
      return sendByEmail(trx, load)
    case 'sms':
      return sendBySms(trx, load)
    case 'whatsapp':
      return sendByWhatsApp(trx, load)
  }
}

const RECEIVER_UNSUBSCRIBED = {
  isSent: false,
  isRefused: true,
  failure: 'The receiver stopped these messages.',
} as const

const notSent = (failure: string) => ({ isSent: false, isRefused: false, failure }) as const

const NO_PHONE_NUMBER = notSent('This is not a phone number.')

async function sendByEmail(
  trx: TransactionClientContract,
  { message, to }: OutgoingMessage
): Promise<SendResult> {
  // Erased receivers have no address.
  if (!to.email) return notSent('There is no e-mail address.')
  if (await isEmailUnsubscribed(to, trx)) return RECEIVER_UNSUBSCRIBED
  await sendMail(new ReceiverMail({ address: to.email, name: to.name }, message), trx)
  return { isSent: true, parts: 1, costKobo: 0 }
}

async function sendBySms(
  trx: TransactionClientContract,
  { message, to }: OutgoingMessage
): Promise<SendResult> {
  if (!to.phoneNumber) return NO_PHONE_NUMBER
  if (await isPhoneUnsubscribed(to, trx)) return RECEIVER_UNSUBSCRIBED
  const { parts } = measureSms(message.sms)
  const costKobo = parts * (await smsPartKobo.get(trx))
  const smsMessageId = await sendSms({ to: to.phoneNumber, text: message.sms }, trx)
  return { isSent: true, parts, costKobo, smsMessageId }
}

async function sendByWhatsApp(
  trx: TransactionClientContract,
  { event, message, to }: OutgoingMessage
): Promise<SendResult> {
  if (!to.phoneNumber) return NO_PHONE_NUMBER
  if (await isPhoneUnsubscribed(to, trx)) return RECEIVER_UNSUBSCRIBED
  if (!hasWhatsApp()) return notSent('WhatsApp is not set up.')
  const pause = await findCurrentPause(undefined, trx)
  if (pause) return notSent(explainWhatsAppError(pause.errorCode).message)
  const template = await findTemplate(event, message.language, trx)
  if (!template) return notSent('There is no WhatsApp template for this message.')
  const { name, language } = template
  const whatsappMessageId = await sendWhatsApp(
    { to: to.phoneNumber, template: name, language, parameters: message.parameters },
    trx
  )
  return { isSent: true, parts: 1, costKobo: await whatsappMessageKobo.get(trx), whatsappMessageId }
}
