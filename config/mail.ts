import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig, transports } from '@adonisjs/mail'
import type { InferMailers } from '@adonisjs/mail/types'
import { InboxTransport } from '#shared/mail/inbox_transport'
import { NoMailServer } from '#shared/mail/no_mail_server'
import { smtpSettings } from '#shared/mail/smtp_url'

const smtpUrl = env.get('SMTP_URL')

const fallback = app.inProduction ? 'none' : 'inbox'

const mailConfig = defineConfig({
  default: smtpUrl ? 'smtp' : fallback,
  mailers: {
    smtp: smtpUrl ? transports.smtp(smtpSettings(smtpUrl)) : () => new NoMailServer(),
    inbox: () => new InboxTransport(),
    none: () => new NoMailServer(),
  },
})

export default mailConfig

declare module '@adonisjs/mail/types' {
  export interface MailersList extends InferMailers<typeof mailConfig> {}
}
