import { whatsappSettings } from '#shared/whatsapp/whatsapp_settings'
import {
  runSetupCheck,
  type Environment,
  localCheck,
  okCheck,
  type SetupCheck,
} from '#shared/setup/setup_check'

const NAME = 'WhatsApp'

/** Does not warn of missing settings: WhatsApp is optional, and messages go by the next channel. */
export function whatsappCheck(env: Environment): SetupCheck[] {
  const check = runSetupCheck(
    NAME,
    () => whatsappSettings(env),
    ({ driver }) => {
      if (driver === 'cloud') return okCheck(NAME, 'The Cloud API sends WhatsApp messages.')
      if (driver === 'local') return localCheck(NAME, 'WhatsApp messages are kept at /dev/inbox.')
      return okCheck(NAME, 'WHATSAPP_DRIVER is not set, so the next channel is tried.')
    }
  )
  return [check]
}
