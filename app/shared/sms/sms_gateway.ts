import sms from '#config/sms'
import { LocalSms } from '#shared/sms/local_sms'
import { NoSmsGateway } from '#shared/sms/no_sms_gateway'
import type { SmsDriver, SmsDriverName } from '#shared/sms/sms_driver'
import { TermiiSms } from '#shared/sms/termii_sms'

const makers: Record<SmsDriverName, () => SmsDriver> = {
  local: () => new LocalSms(),
  termii: () => new TermiiSms(sms.termii!),
  none: () => new NoSmsGateway(),
}

export const smsGateway = { driver: makers[sms.driver]() }
