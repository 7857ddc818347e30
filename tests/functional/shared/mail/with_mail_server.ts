import emitter from '@adonisjs/core/services/emitter'
import { Mailer } from '@adonisjs/mail'
import mail from '@adonisjs/mail/services/main'
import { SMTPTransport } from '@adonisjs/mail/transports/smtp'
import { smtpSettings } from '#shared/mail/smtp_url'
import { SmtpFake } from '#tests/functional/shared/mail/smtp_fake'

/** As in production: with a mail server, which here is a fake one. */
export async function withMailServer(cleanup: (undo: () => Promise<void>) => void) {
  const server = new SmtpFake()
  const transport = new SMTPTransport(smtpSettings(await server.start()))
  const mailer = new Mailer('smtp', transport, emitter, { from: 'hello@sendam.test' })
  const use = mail.use
  mail.use = (() => mailer) as unknown as typeof use
  cleanup(async () => {
    mail.use = use
    await mailer.close()
    await server.stop()
  })
  return server
}
