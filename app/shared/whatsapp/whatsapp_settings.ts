import { readPartnerBaseUrl } from '#shared/http/partner_base_url'
import { UnusableEnvironment } from '#shared/errors/unusable_environment'
import { type Environment, isProduction } from '#shared/setup/setup_check'
import type { CloudSettings } from '#shared/whatsapp/cloud_whatsapp'
import type { WhatsAppDriverName } from '#shared/whatsapp/whatsapp_driver'

interface WhatsAppSettings {
  driver: WhatsAppDriverName
  cloud: CloudSettings | null
}

const GRAPH = 'https://graph.facebook.com'

/** A Graph API version is supported for about two years. */
const VERSION = 'v26.0'

/** Validates at boot, so a missing setting stops the start instead of the first message. */
export function whatsappSettings(env: Environment): WhatsAppSettings {
  const driver = driverName(env)
  return { driver, cloud: driver === 'cloud' ? cloudSettings(env) : null }
}

/** Refuses `local` in production, because anyone could read the messages at /dev/inbox. */
function driverName(env: Environment): WhatsAppDriverName {
  const driver = env.WHATSAPP_DRIVER as 'local' | 'cloud' | undefined
  if (driver === 'local' && isProduction(env)) {
    throw new UnusableEnvironment(
      'WHATSAPP_DRIVER=local is for development and sends nothing: choose cloud, or leave it out to send no WhatsApp messages.'
    )
  }
  return driver || (isProduction(env) ? 'none' : 'local')
}

const NEEDED = [
  ...(['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_NUMBER_ID'] as const),
  ...(['WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'] as const),
]

function cloudSettings(env: Environment): CloudSettings {
  const missing = NEEDED.filter((name) => !env[name])
  if (missing.length > 0) {
    throw new UnusableEnvironment(`WHATSAPP_DRIVER=cloud needs ${missing.join(', ')}`)
  }
  const version = env.WHATSAPP_GRAPH_VERSION || VERSION
  if (!/^v\d{1,3}\.\d$/.test(version)) {
    throw new UnusableEnvironment(`WHATSAPP_GRAPH_VERSION must be a version such as ${VERSION}`)
  }
  const phoneNumberId = env.WHATSAPP_PHONE_NUMBER_ID!
  if (!/^\d{5,30}$/.test(phoneNumberId)) {
    throw new UnusableEnvironment(
      'WHATSAPP_PHONE_NUMBER_ID must be the id of the phone number, in digits: it is not the number itself'
    )
  }
  return {
    baseUrl: readPartnerBaseUrl('WHATSAPP', env.WHATSAPP_BASE_URL) ?? GRAPH,
    version,
    phoneNumberId,
    token: env.WHATSAPP_TOKEN!,
    appSecret: env.WHATSAPP_APP_SECRET!,
    verifyToken: env.WHATSAPP_VERIFY_TOKEN!,
  }
}
