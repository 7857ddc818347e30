import { type SmsDriver, WrongSmsSignature } from '#shared/sms/sms_driver'

/** In production without SMS_DRIVER: the job fails and says why in the log. */
export class NoSmsGateway implements SmsDriver {
  async send(): Promise<never> {
    throw new Error('No SMS can be sent: SMS_DRIVER is not set')
  }

  readReport(): never {
    throw new WrongSmsSignature()
  }
}
