import emitter from '@adonisjs/core/services/emitter'
import mail from '@adonisjs/mail/services/main'
import { Mailer } from '@adonisjs/mail'
import { SMTPTransport } from '@adonisjs/mail/transports/smtp'
import db from '@adonisjs/lucid/services/db'
import SendMailJob from '#shared/mail/send_mail_job'
import { smtpSettings } from '#shared/mail/smtp_url'
import { SmtpFake } from './smtp_fake.js'

type Cleanup = (undo: () => Promise<void> | void) => void

/** Sends mail through a fake SMTP server, as in production. */
export async function withMailServer(cleanup: Cleanup) {
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

export function jobOf(payload: { sealed: string }): SendMailJob {
  const job = new SendMailJob()
  Object.defineProperty(job, 'payload', { value: payload })
  return job
}

/** Returns the mail jobs queued while something runs, in order. */
export async function lettersOf(doing: () => Promise<unknown>): Promise<{ sealed: string }[]> {
  const before = await readMailJobs()
  const known = before.map(({ id }) => id)
  await doing()
  const after = await readMailJobs()
  return after.filter(({ id }) => !known.includes(id)).map(({ data }) => JSON.parse(data).payload)
}

function readMailJobs(): Promise<{ id: string; data: string }[]> {
  return db.from('queue_jobs').whereLike('data', '%shared.send_mail%').orderBy('score')
}
