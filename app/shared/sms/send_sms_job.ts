import encryption from '@adonisjs/core/services/encryption'
import logger from '@adonisjs/core/services/logger'
import { BaseJob } from '#shared/queue/job'
import { type Sms, SmsRefused } from '#shared/sms/sms_driver'
import SmsMessage from '#shared/sms/sms_message'
import { smsGateway } from '#shared/sms/sms_gateway'

export const SMS_PURPOSE = 'sms'

/** In jobs of earlier releases, `id` is missing. */
type Payload = { sealed: string; id?: string }

/** May send an SMS twice if the gateway answers late, which is better than sending none. */
export default class SendSmsJob extends BaseJob<Payload> {
  static options = { name: 'shared.send_sms', maxRetries: 4 }

  async execute() {
    const sms = encryption.decrypt<Sms>(this.payload.sealed, SMS_PURPOSE)
    if (!sms) {
      logger.error('An SMS was encrypted with another APP_KEY and cannot be sent')
      return SmsMessage.failed(this.payload.id)
    }
    try {
      const messageId = await smsGateway.driver.send(sms)
      await SmsMessage.accepted(this.payload.id, messageId)
    } catch (error) {
      if (!(error instanceof SmsRefused)) throw error
      await SmsMessage.failed(this.payload.id)
      logger.error({ reason: error.message }, 'An SMS was refused')
    }
  }

  /** Logs neither number nor text. */
  async failed(error: Error) {
    logger.error({ reason: error.message }, 'An SMS could not be sent')
    await SmsMessage.failed(this.payload.id)
  }
}
