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
import { createTransactionQueue } from '#shared/queue/job_queue'
import { findBounceAddress, senderAddress } from '#shared/mail/sender'

/**
 * Queues an e-mail. Call it after the commit, because a sent e-mail cannot be rolled back, or pass
 * the transaction's client. In development and tests, stores the e-mail at once.
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

/** Whether e-mails leave this machine. Otherwise they are stored at /dev/inbox or fail. */
export function hasMailServer(): boolean {
  const { transport } = mail.use()
  return !(transport instanceof InboxTransport || transport instanceof NoMailServer)
}

async function renderMail(letter: BaseMail) {
  await letter.buildWithContents()
  const { message, views } = letter.message.toObject()
  addEnvelope(message)
  // Set the name here: the worker that sends the e-mail may have an older brand in memory.
  message.from ??= { address: senderAddress(), name: brand.name }
  return { message, views }
}

function addEnvelope(message: NodeMailerMessage) {
  // All attempts have the same Message-ID, so that mail clients show a duplicate once.
  message.messageId = `<${randomUUID()}@${brand.primaryDomain}>`
  message.envelope = {
    from: findBounceAddress(),
    to: message.to?.map(toRecipientAddress).join(', '),
  }
  // Prevents out-of-office replies (RFC 3834).
  message.headers = { ...message.headers, 'Auto-Submitted': 'auto-generated' }
}

function toRecipientAddress(recipient: Recipient): string {
  return typeof recipient === 'string' ? recipient : recipient.address
}

/** Encrypts the e-mail: the queue is a table, and an e-mail may link to an account. */
function encryptMessage(message: NodeMailerMessage): string {
  const attachments = message.attachments?.map((one) =>
    Buffer.isBuffer(one.content)
      ? { ...one, content: one.content.toString('base64'), encoding: 'base64' }
      : one
  )
  return encryption.encrypt({ ...message, attachments }, { purpose: MAIL_PURPOSE })
}
