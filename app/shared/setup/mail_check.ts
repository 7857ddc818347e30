import { smtpSettings } from '#shared/mail/smtp_url'
import {
  runSetupCheck,
  type Environment,
  isProduction,
  localCheck,
  okCheck,
  type SetupCheck,
  warningCheck,
} from '#shared/setup/setup_check'

const NAME = 'Mail'

/** Names only the host, because SMTP_URL may contain a password. */
export function mailCheck(env: Environment): SetupCheck[] {
  const address = env.SMTP_URL
  if (address) {
    return [
      runSetupCheck(
        NAME,
        () => smtpSettings(address),
        ({ host, port }) => okCheck(NAME, `Mail is sent through ${host}:${port}.`)
      ),
    ]
  }
  if (!isProduction(env)) return [localCheck(NAME, 'Mail is kept at /dev/inbox.')]
  return [
    warningCheck(
      NAME,
      'SMTP_URL is not set, so no mail is sent: nobody can confirm an address or choose a new password.',
      'Set SMTP_URL to your mail server, as smtps://user:password@host:465.'
    ),
  ]
}
