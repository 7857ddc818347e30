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

/** The businesses whose messages a number got: all that WhatsApp still knows of, or the one that was answered. */
const FIND_SENDERS = `select distinct organization_id as id from notification_attempts
  where whatsapp_message_id in (
    select id from whatsapp_messages where recipient = any(:recipients)
      and (:repliedTo::text is null or message_id = :repliedTo))`

/** STOP and START from a phone, on WhatsApp. All that is written there otherwise is for nobody. */
export async function hear({ from, text, repliedTo, at }: InboundWhatsApp) {
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

/** Where it answers what we do not know, it concerns all: nobody who wants no more is left unheard. */
async function findSenders(from: string, repliedTo: string | null): Promise<number[]> {
  const recipients = WhatsAppMessage.recipientsOf(from)
  const answered = await queryRows<{ id: number }>(db, FIND_SENDERS, { recipients, repliedTo })
  if (answered.length === 0 && repliedTo) return findSenders(from, null)
  return answered.map(({ id }) => id)
}
