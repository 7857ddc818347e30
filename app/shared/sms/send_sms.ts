import { randomUUID } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import encryption from '@adonisjs/core/services/encryption'
import { createTransactionQueue } from '#shared/queue/job_queue'
import SendSmsJob, { SMS_PURPOSE } from '#shared/sms/send_sms_job'
import { LocalSms } from '#shared/sms/local_sms'
import SmsMessage from '#shared/sms/sms_message'
import type { Sms } from '#shared/sms/sms_driver'
import { smsGateway } from '#shared/sms/sms_gateway'

/**
 * Queues an SMS. Call it after the commit, or pass the transaction's client. Development and tests
 * store it at once. Returns the id of its SmsMessage, or null if no report will follow.
 */
export async function sendSms(
  sms: Sms,
  client?: TransactionClientContract
): Promise<string | null> {
  const { driver } = smsGateway
  if (driver instanceof LocalSms) return driver.send(sms, client)
  const { id } = await SmsMessage.create({ id: randomUUID(), status: 'queued' }, { client })
  // Encrypted, because the queue is a table and an SMS may contain a code that moves money.
  const sealed = encryption.encrypt(sms, { purpose: SMS_PURPOSE })
  const job = SendSmsJob.dispatch({ sealed, id })
  await (client ? job.with(createTransactionQueue(client)) : job)
  return id
}
