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
 * Writes a mail and leaves the sending to a job. To be called after the commit of what it tells, as a
 * mail about something that was rolled back cannot be called back; or with the client of that
 * transaction, with which the job is kept or not. Development and tests keep the mail at once, and
 * need no worker to read it.
 */
export async function sendMail(letter: BaseMail, client?: TransactionClientContract) {
  const { message, views } = await renderMail(letter)
  const mailer = mail.use()
  if (mailer.transport instanceof InboxTransport)
    return mailer.sendCompiled({ message, views }, { client })
  const job = SendMailJob.dispatch({ sealed: encryptMessage(message) })
  await (client ? job.with(createTransactionQueue(client)) : job)
}

/** Waits for the mail server, and throws what it says: for whoever asks whether mail works. */
export async function sendMailNow(letter: BaseMail, client?: TransactionClientContract) {
  await mail.use().sendCompiled(await renderMail(letter), { client })
}

/** Whether what is sent leaves this machine: without a mail server it is kept here, or refused. */
export function hasMailServer(): boolean {
  const { transport } = mail.use()
  return !(transport instanceof InboxTransport || transport instanceof NoMailServer)
}

async function renderMail(letter: BaseMail) {
  await letter.buildWithContents()
  const { message, views } = letter.message.toObject()
  addEnvelope(message)
  // Said here and not by the queue's worker, which may know the brand of another moment.
  message.from ??= { address: senderAddress(), name: brand.name }
  return { message, views }
}

/** What mail servers and the programs that answer mail go by. */
function addEnvelope(message: NodeMailerMessage) {
  // The same in every try, so that a reader who gets it twice is shown it once.
  message.messageId = `<${randomUUID()}@${brand.primaryDomain}>`
  message.envelope = {
    from: findBounceAddress(),
    to: message.to?.map(toRecipientAddress).join(', '),
  }
  // Nobody's holiday notice is to answer it.
  message.headers = { ...message.headers, 'Auto-Submitted': 'auto-generated' }
}

function toRecipientAddress(recipient: Recipient): string {
  return typeof recipient === 'string' ? recipient : recipient.address
}

/** The queue is a table, and a mail can hold a link that opens an account. */
function encryptMessage(message: NodeMailerMessage): string {
  const attachments = message.attachments?.map((one) =>
    Buffer.isBuffer(one.content)
      ? { ...one, content: one.content.toString('base64'), encoding: 'base64' }
      : one
  )
  return encryption.encrypt({ ...message, attachments }, { purpose: MAIL_PURPOSE })
}
