import env from '#start/env'
import app from '@adonisjs/core/services/app'
import brand from '#config/brand'
import { UnusableEnvironment } from '#shared/errors/unusable_environment'
import type { SmsDriverName } from '#shared/sms/sms_driver'

/** What an SMS says is kept in a table by `local`, which anyone who opens /dev/inbox can read. */
function driverName(): SmsDriverName {
  const driver = env.get('SMS_DRIVER')
  if (driver === 'local' && app.inProduction) {
    throw new UnusableEnvironment('SMS_DRIVER=local is for development: it sends nothing')
  }
  return driver ?? (app.inProduction ? 'none' : 'local')
}

function required(name: 'TERMII_BASE_URL' | 'TERMII_SENDER_ID', fallback?: string): string {
  const value = env.get(name) ?? fallback
  if (!value) throw new UnusableEnvironment(`SMS_DRIVER=termii needs ${name}`)
  return value
}

const driver = driverName()

const sms = {
  driver,
  termii: () => {
    const apiKey = env.get('TERMII_API_KEY')?.release()
    if (!apiKey) throw new UnusableEnvironment('SMS_DRIVER=termii needs TERMII_API_KEY')
    return {
      apiKey,
      baseUrl: required('TERMII_BASE_URL', 'https://api.ng.termii.com'),
      senderId: required('TERMII_SENDER_ID', brand.name),
      channel: env.get('TERMII_CHANNEL') ?? ('generic' as const),
    }
  },
}

// A setting that is missing stops the boot and not the first SMS.
if (driver === 'termii') sms.termii()

export default sms
