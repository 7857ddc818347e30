import { UnusableEnvironment } from '#shared/errors/unusable_environment'
import { type Environment, isProduction } from '#shared/setup/setup_check'
import type { SmsDriverName } from '#shared/sms/sms_driver'
import type { TermiiSettings } from '#shared/sms/termii_sms'

interface SmsSettings {
  driver: SmsDriverName
  termii: TermiiSettings | null
}

/** Validates at boot, so a missing setting stops the start instead of the first SMS. */
export function smsSettings(env: Environment, sender: string): SmsSettings {
  const driver = driverName(env)
  return { driver, termii: driver === 'termii' ? termiiSettings(env, sender) : null }
}

/** Refuses `local` in production, because anyone could read the SMS at /dev/inbox. */
function driverName(env: Environment): SmsDriverName {
  const driver = env.SMS_DRIVER as 'local' | 'termii' | undefined
  if (driver === 'local' && isProduction(env)) {
    throw new UnusableEnvironment(
      'SMS_DRIVER=local is for development and sends nothing: choose termii, or leave it out to send no SMS.'
    )
  }
  return driver || (isProduction(env) ? 'none' : 'local')
}

/** The longest alphanumeric sender that phone networks accept. */
const MAX_SENDER_LENGTH = 11

function termiiSettings(env: Environment, sender: string): TermiiSettings {
  const apiKey = env.TERMII_API_KEY
  if (!apiKey) throw new UnusableEnvironment('SMS_DRIVER=termii needs TERMII_API_KEY')
  const senderId = env.TERMII_SENDER_ID || sender
  if (senderId.length > MAX_SENDER_LENGTH) {
    throw new UnusableEnvironment(
      `TERMII_SENDER_ID may have at most ${MAX_SENDER_LENGTH} characters, and "${senderId}" has ${senderId.length}: no phone network accepts a longer one`
    )
  }
  return {
    apiKey,
    baseUrl: env.TERMII_BASE_URL || 'https://api.ng.termii.com',
    senderId,
    channel: env.TERMII_CHANNEL === 'generic' ? 'generic' : 'dnd',
    webhookSecret: env.TERMII_WEBHOOK_SECRET || apiKey,
  }
}
