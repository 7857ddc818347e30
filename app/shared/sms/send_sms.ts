import { randomUUID } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import encryption from '@adonisjs/core/services/encryption'
import { createTransactionQueue } from '#shared/queue/transaction_queue'
import SendSmsJob, { SMS_PURPOSE } from '#shared/sms/send_sms_job'
import { LocalSms } from '#shared/sms/local_sms'
import SmsMessage from '#shared/sms/sms_message'
import type { Sms } from '#shared/sms/sms_driver'
import { smsGateway } from '#shared/sms/sms_gateway'

/**
 * Leaves the sending of an SMS to a job; to be called after the commit of what it tells, or with the
 * client of that transaction, with which the job is kept or not. Development and tests keep it at once,
 * and need no worker to read it. Answers the id of its SmsMessage, or null where nobody will report of it.
 */
export async function sendSms(
  sms: Sms,
  client?: TransactionClientContract
): Promise<string | null> {
  const { driver } = smsGateway
  if (driver instanceof LocalSms) return driver.send(sms, client)
  const { id } = await SmsMessage.create({ id: randomUUID(), status: 'queued' }, { client })
  // The queue is a table, and an SMS can hold a code that moves money.
  const sealed = encryption.encrypt(sms, { purpose: SMS_PURPOSE })
  const job = SendSmsJob.dispatch({ sealed, id })
  await (client ? job.with(createTransactionQueue(client)) : job)
  return id
}
