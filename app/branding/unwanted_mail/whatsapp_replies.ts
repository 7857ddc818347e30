import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import type { InboundWhatsApp } from '#shared/whatsapp/whatsapp_driver'
import WhatsAppMessage from '#shared/whatsapp/whatsapp_message'
import {
  deleteTextUnsubscribe,
  saveTextUnsubscribe,
} from '#branding/unwanted_mail/text_unsubscribes'

const STOP_WORDS = ['stop', 'stop all', 'stopall', 'unsubscribe', 'arret', 'arrêt']
const START_WORDS = ['start']

/** The businesses that sent the replied-to message, or any stored message, to the number. */
const FIND_SENDERS = `select distinct organization_id as id from notification_attempts
  where whatsapp_message_id in (
    select id from whatsapp_messages where recipient = any(:recipients)
      and (:repliedTo::text is null or message_id = :repliedTo))`

/** Handles STOP and START replies on WhatsApp and ignores all others. */
export async function receiveMessage({ from, text, repliedTo, at }: InboundWhatsApp) {
  const word = normalizeReply(text)
  const isStop = STOP_WORDS.includes(word)
  if (!isStop && !START_WORDS.includes(word)) return
  for (const organizationId of await findSenders(from, repliedTo)) {
    const receiver = { organizationId, phoneNumber: from }
    await (isStop ? saveTextUnsubscribe(receiver, at) : deleteTextUnsubscribe(receiver, at))
  }
}

function normalizeReply(text: string): string {
  const words = text.normalize('NFC').trim().toLowerCase()
  return words.replace(/[.!]+$/, '').replaceAll(/\s+/g, ' ')
}

/** A reply to an unknown message applies to all senders, so that no STOP gets lost. */
async function findSenders(from: string, repliedTo: string | null): Promise<number[]> {
  const recipients = WhatsAppMessage.recipientsOf(from)
  const answered = await queryRows<{ id: number }>(db, FIND_SENDERS, { recipients, repliedTo })
  if (answered.length === 0 && repliedTo) return findSenders(from, null)
  return answered.map(({ id }) => id)
}
