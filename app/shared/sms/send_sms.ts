import { randomUUID } from 'node:crypto'
import encryption from '@adonisjs/core/services/encryption'
import SendSmsJob, { SMS_PURPOSE } from '#shared/sms/send_sms_job'
import { LocalSms } from '#shared/sms/local_sms'
import SmsMessage from '#shared/sms/sms_message'
import type { Sms } from '#shared/sms/sms_driver'
import { smsGateway } from '#shared/sms/sms_gateway'

/**
 * Leaves the sending of an SMS to a job; to be called after the commit of what it tells. Development
 * and tests keep it at once, and need no worker to read it. Answers the id of its SmsMessage, or null
 * where nobody will report of it.
 */
export async function sendSms(sms: Sms): Promise<string | null> {
  const { driver } = smsGateway
  if (driver instanceof LocalSms) return driver.send(sms)
  const { id } = await SmsMessage.create({ id: randomUUID(), status: 'queued' })
  // The queue is a table, and an SMS can hold a code that moves money.
  await SendSmsJob.dispatch({ sealed: encryption.encrypt(sms, { purpose: SMS_PURPOSE }), id })
  return id
}
