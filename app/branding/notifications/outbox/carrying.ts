import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Message } from '#branding/notifications/message'
import ReceiverMail from '#branding/notifications/receiver_mail'
import type { Channel } from '#branding/notifications/rules/channels'
import { smsParts } from '#branding/notifications/rules/sms_parts'
import { smsPartKobo, whatsappMessageKobo } from '#branding/notifications/settings'
import { approvedTemplate } from '#branding/notifications/outbox/approved_template'
import { isUnwanted } from '#branding/unwanted_mail/unwanted_mail'
import { isTextUnwanted } from '#branding/unwanted_mail/unwanted_texts'
import { sendMail } from '#shared/mail/send_mail'
import { sendSms } from '#shared/sms/send_sms'
import { sendWhatsApp } from '#shared/whatsapp/send_whatsapp'
import { meaningOf } from '#shared/whatsapp/whatsapp_errors'
import { hasWhatsApp } from '#shared/whatsapp/whatsapp_gateway'
import { presentPause } from '#shared/whatsapp/whatsapp_troubles'
import type { NotificationEvent } from '#shipping/tracking/rules/receiver_events'

/** Who gets it, from which business. */
export type Receiver = {
  organizationId: number
  email: string
  name: string
  /** Null where theirs can be none. */
  phoneNumber: string | null
}

/** What was handed over, or why it was not. */
export type Carried =
  | {
      isSent: true
      parts: number
      costKobo: number
      smsMessageId?: string | null
      whatsappMessageId?: string
    }
  | { isSent: false; isRefused: boolean; failure: string }

type Load = { event: NotificationEvent; message: Message; to: Receiver }

/** Hands a message to a channel, with the transaction in which it is written down. */
export function carry(
  trx: TransactionClientContract,
  channel: Channel,
  load: Load
): Promise<Carried> {
  switch (channel) {
    case 'email':
      return mail(trx, load)
    case 'sms':
      return text(trx, load)
    case 'whatsapp':
      return chat(trx, load)
  }
}

const UNWANTED = {
  isSent: false,
  isRefused: true,
  failure: 'The receiver does not want them.',
} as const

const unable = (failure: string) => ({ isSent: false, isRefused: false, failure }) as const

const NO_NUMBER = unable('This is not a phone number.')

async function mail(trx: TransactionClientContract, { message, to }: Load): Promise<Carried> {
  // Of whoever has been erased since nothing is left.
  if (!to.email) return unable('There is no e-mail address.')
  if (await isUnwanted(to, trx)) return UNWANTED
  await sendMail(new ReceiverMail({ address: to.email, name: to.name }, message), trx)
  return { isSent: true, parts: 1, costKobo: 0 }
}

async function text(trx: TransactionClientContract, { message, to }: Load): Promise<Carried> {
  if (!to.phoneNumber) return NO_NUMBER
  if (await isTextUnwanted(to, trx)) return UNWANTED
  const { parts } = smsParts(message.sms)
  const costKobo = parts * (await smsPartKobo.get(trx))
  const smsMessageId = await sendSms({ to: to.phoneNumber, text: message.sms }, trx)
  return { isSent: true, parts, costKobo, smsMessageId }
}

async function chat(
  trx: TransactionClientContract,
  { event, message, to }: Load
): Promise<Carried> {
  if (!to.phoneNumber) return NO_NUMBER
  if (await isTextUnwanted(to, trx)) return UNWANTED
  if (!hasWhatsApp()) return unable('WhatsApp is not set up.')
  const pause = await presentPause(undefined, trx)
  if (pause) return unable(meaningOf(pause.errorCode).words)
  const template = await approvedTemplate(event, message.language, trx)
  if (!template) return unable('There is no WhatsApp template for this message.')
  const { name, language } = template
  const whatsappMessageId = await sendWhatsApp(
    { to: to.phoneNumber, template: name, language, parameters: message.parameters },
    trx
  )
  return { isSent: true, parts: 1, costKobo: await whatsappMessageKobo.get(trx), whatsappMessageId }
}
