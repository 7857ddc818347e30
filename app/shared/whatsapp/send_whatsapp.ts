import { randomUUID } from 'node:crypto'
import encryption from '@adonisjs/core/services/encryption'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { createTransactionQueue } from '#shared/queue/job_queue'
import { LocalWhatsApp } from '#shared/whatsapp/local_whatsapp'
import SendWhatsAppJob, { WHATSAPP_PURPOSE } from '#shared/whatsapp/send_whatsapp_job'
import type { OutgoingWhatsApp } from '#shared/whatsapp/whatsapp_driver'
import { whatsappGateway } from '#shared/whatsapp/whatsapp_gateway'
import WhatsAppMessage from '#shared/whatsapp/whatsapp_message'

/** Queues a message with the transaction. Development and tests store it at once. */
export async function sendWhatsApp(
  message: OutgoingWhatsApp,
  client: TransactionClientContract
): Promise<string> {
  const { driver } = whatsappGateway
  const id = randomUUID()
  const [recipient] = WhatsAppMessage.recipientsOf(message.to)
  const row = { id, recipient: recipient! }
  if (driver instanceof LocalWhatsApp) {
    const messageId = await driver.send(id, message, client)
    await WhatsAppMessage.create({ ...row, status: 'accepted', messageId }, { client })
    return id
  }
  await WhatsAppMessage.create({ ...row, status: 'queued' }, { client })
  // Encrypted, because the queue is a table and the message has a name and a number in it.
  const sealed = encryption.encrypt(message, { purpose: WHATSAPP_PURPOSE })
  await SendWhatsAppJob.dispatch({ sealed, id }).with(createTransactionQueue(client))
  return id
}
