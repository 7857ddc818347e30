import db from '@adonisjs/lucid/services/db'
import { rowsOf } from '#shared/database/rows'
import type { ReceivedWhatsApp } from '#shared/whatsapp/whatsapp_driver'
import WhatsAppMessage from '#shared/whatsapp/whatsapp_message'
import { forgetUnwanted, keepUnwanted } from '#branding/unwanted_mail/unwanted_texts'

const STOP = ['stop', 'stop all', 'stopall', 'unsubscribe', 'arret', 'arrêt']
const START = ['start']

/** The businesses whose messages a number got: all that WhatsApp still knows of, or the one that was answered. */
const SENDERS = `select distinct organization_id as id from notification_attempts
  where whatsapp_message_id in (
    select id from whatsapp_messages where recipient = any(:recipients)
      and (:repliedTo::text is null or message_id = :repliedTo))`

/** STOP and START from a phone, on WhatsApp. All that is written there otherwise is for nobody. */
export async function hear({ from, text, repliedTo, at }: ReceivedWhatsApp) {
  const word = wordIn(text)
  const isStop = STOP.includes(word)
  if (!isStop && !START.includes(word)) return
  for (const organizationId of await sendersTo(from, repliedTo)) {
    const receiver = { organizationId, phoneNumber: from }
    await (isStop ? keepUnwanted(receiver, at) : forgetUnwanted(receiver, at))
  }
}

function wordIn(text: string): string {
  const words = text.normalize('NFC').trim().toLowerCase()
  return words.replace(/[.!]+$/, '').replaceAll(/\s+/g, ' ')
}

/** Where it answers what we do not know, it concerns all: nobody who wants no more is left unheard. */
async function sendersTo(from: string, repliedTo: string | null): Promise<number[]> {
  const recipients = WhatsAppMessage.recipientsOf(from)
  const answered = await rowsOf<{ id: number }>(db, SENDERS, { recipients, repliedTo })
  if (answered.length === 0 && repliedTo) return sendersTo(from, null)
  return answered.map(({ id }) => id)
}
