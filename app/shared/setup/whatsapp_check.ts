import { whatsappSettings } from '#shared/whatsapp/whatsapp_settings'
import {
  runSetupCheck,
  type Environment,
  okCheck,
  type SetupCheck,
} from '#shared/setup/setup_check'

const NAME = 'WhatsApp'

/** Never warns, because receivers without WhatsApp get an SMS. */
export function whatsappCheck(env: Environment): SetupCheck[] {
  const check = runSetupCheck(
    NAME,
    () => whatsappSettings(env),
    ({ driver }) => {
      if (driver === 'cloud') return okCheck(NAME, 'The Cloud API sends WhatsApp messages.')
      if (driver === 'local') return okCheck(NAME, 'WhatsApp messages are kept at /dev/inbox.')
      return okCheck(NAME, 'WHATSAPP_DRIVER is not set, so receivers get an SMS instead.')
    }
  )
  return [check]
}
