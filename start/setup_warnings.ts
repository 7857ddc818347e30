import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { mailServerListens } from '#shared/setup/mail_server'
import { lineOf } from '#shared/setup/refusing'
import { setupChecks } from '#start/setup'

/** What a deployment can live without is said once in the log, by whoever serves. */
app.ready(async () => {
  for (const check of setupChecks(process.env)) {
    if (check.state === 'warning') logger.warn(`Set-up: ${lineOf(check)}`)
  }
  const address = process.env.SMTP_URL
  if (!address || (await mailServerListens(address))) return
  logger.warn(
    'Set-up: The mail server that SMTP_URL names does not answer. Mail waits until it does.'
  )
})
