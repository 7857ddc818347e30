import { type SmsDriver, WrongSmsSignature } from '#shared/sms/sms_driver'

export class NoSmsGateway implements SmsDriver {
  async send(): Promise<never> {
    throw new Error('No SMS can be sent: SMS_DRIVER is not set')
  }

  readReport(): never {
    throw new WrongSmsSignature()
  }
}
