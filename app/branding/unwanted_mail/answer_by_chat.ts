import db from '@adonisjs/lucid/services/db'
import { rowsOf } from '#shared/database/rows'
import type { WhatsAppReceived } from '#shared/whatsapp/whatsapp_events'
import WhatsAppMessage from '#shared/whatsapp/whatsapp_message'
import { forgetUnwanted, keepUnwanted } from '#branding/unwanted_mail/unwanted_texts'

const STOP = ['stop', 'stopall', 'unsubscribe', 'arret', 'arrêt']
const START = ['start']

/** The businesses whose messages a number got: all that WhatsApp still knows of, or the one that was answered. */
const SENDERS = `select distinct organization_id::float8 as id from notification_attempts
  where whatsapp_message_id in (
    select id from whatsapp_messages where recipient = any(:recipients)
      and (:repliedTo::text is null or message_id = :repliedTo))`

/** STOP and START from a phone, on WhatsApp. All that is written there otherwise is for nobody. */
export default class AnswerByChat {
  async handle({ from, text, repliedTo }: WhatsAppReceived) {
    const word = text
      .trim()
      .toLowerCase()
      .replace(/[.!]+$/, '')
    const isStop = STOP.includes(word)
    if (!isStop && !START.includes(word)) return
    const recipients = WhatsAppMessage.recipientsOf(from)
    const senders = await rowsOf<{ id: number }>(db, SENDERS, { recipients, repliedTo })
    for (const { id: organizationId } of senders) {
      const receiver = { organizationId, phoneNumber: from }
      await (isStop ? keepUnwanted(receiver) : forgetUnwanted(receiver))
    }
  }
}
