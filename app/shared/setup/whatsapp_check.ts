import { whatsappSettings } from '#shared/whatsapp/whatsapp_settings'
import { checkOf, type Environment, ok, type SetupCheck } from '#shared/setup/setup_check'

const NAME = 'WhatsApp'

/** Who has no account there is well served by SMS. */
export function whatsappCheck(env: Environment): SetupCheck[] {
  const check = checkOf(
    NAME,
    () => whatsappSettings(env),
    ({ driver }) => {
      if (driver === 'cloud') return ok(NAME, 'The Cloud API carries WhatsApp messages.')
      if (driver === 'local') return ok(NAME, 'WhatsApp messages are kept at /dev/inbox.')
      return ok(NAME, 'WHATSAPP_DRIVER is not set, so receivers get an SMS instead.')
    }
  )
  return [check]
}
