import { smsSettings } from '#shared/sms/sms_settings'
import {
  runSetupCheck,
  type Environment,
  localCheck,
  okCheck,
  type SetupCheck,
  warningCheck,
} from '#shared/setup/setup_check'

const NAME = 'SMS'

/** A placeholder: the check only verifies that the settings are complete. */
const ANY_SENDER = 'Sender'

export function smsCheck(env: Environment): SetupCheck[] {
  const check = runSetupCheck(
    NAME,
    () => smsSettings(env, ANY_SENDER),
    ({ driver }) => {
      if (driver === 'termii') return okCheck(NAME, 'SMS are sent through Termii.')
      if (driver === 'local') return localCheck(NAME, 'SMS are kept at /dev/inbox.')
      return warningCheck(
        NAME,
        'SMS_DRIVER is not set, so no SMS is sent: nobody gets a code on the phone or news of a parcel.',
        'Set SMS_DRIVER to termii, with TERMII_API_KEY and TERMII_SENDER_ID.'
      )
    }
  )
  return [check]
}
