import { randomUUID } from 'node:crypto'
import encryption from '@adonisjs/core/services/encryption'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import mail from '@adonisjs/mail/services/main'
import type { BaseMail } from '@adonisjs/mail'
import type { NodeMailerMessage, Recipient } from '@adonisjs/mail/types'
import SendMailJob, { MAIL_PURPOSE } from '#shared/mail/send_mail_job'
import { InboxTransport } from '#shared/mail/inbox_transport'
import { NoMailServer } from '#shared/mail/no_mail_server'
import brand from '#config/brand'
import { createTransactionQueue } from '#shared/queue/transaction_queue'
import { findBounceAddress, senderAddress } from '#shared/mail/sender'

/**
 * Queues a mail. Call it after the commit, because a sent mail cannot be rolled back, or pass the
 * transaction's client. Development and tests store the mail at once.
 */
export async function sendMail(letter: BaseMail, client?: TransactionClientContract) {
  const { message, views } = await renderMail(letter)
  const mailer = mail.use()
  if (mailer.transport instanceof InboxTransport)
    return mailer.sendCompiled({ message, views }, { client })
  const job = SendMailJob.dispatch({ sealed: encryptMessage(message) })
  await (client ? job.with(createTransactionQueue(client)) : job)
}

export async function sendMailNow(letter: BaseMail, client?: TransactionClientContract) {
  await mail.use().sendCompiled(await renderMail(letter), { client })
}

/** Whether mail leaves this machine; without a mail server it is stored here or refused. */
export function hasMailServer(): boolean {
  const { transport } = mail.use()
  return !(transport instanceof InboxTransport || transport instanceof NoMailServer)
}

async function renderMail(letter: BaseMail) {
  await letter.buildWithContents()
  const { message, views } = letter.message.toObject()
  addEnvelope(message)
  // Set here, because the worker's copy of the brand may be older.
  message.from ??= { address: senderAddress(), name: brand.name }
  return { message, views }
}

function addEnvelope(message: NodeMailerMessage) {
  // The same in every attempt, so mail clients show a duplicate once.
  message.messageId = `<${randomUUID()}@${brand.primaryDomain}>`
  message.envelope = {
    from: findBounceAddress(),
    to: message.to?.map(toRecipientAddress).join(', '),
  }
  // Keeps out-of-office replies away (RFC 3834).
  message.headers = { ...message.headers, 'Auto-Submitted': 'auto-generated' }
}

function toRecipientAddress(recipient: Recipient): string {
  return typeof recipient === 'string' ? recipient : recipient.address
}

/** Encrypts the mail: the queue is a table, and a mail may link to an account. */
function encryptMessage(message: NodeMailerMessage): string {
  const attachments = message.attachments?.map((one) =>
    Buffer.isBuffer(one.content)
      ? { ...one, content: one.content.toString('base64'), encoding: 'base64' }
      : one
  )
  return encryption.encrypt({ ...message, attachments }, { purpose: MAIL_PURPOSE })
}
