import logger from '@adonisjs/core/services/logger'
import { setupChecks } from '#admin/setup/setup_checks'
import { mailServerListens } from '#shared/setup/mail_server'
import { lineOf } from '#shared/setup/refusing'

/** Logs once what a deployment can live without. */
export async function warnOfSetup() {
  for (const check of setupChecks(process.env)) {
    if (check.state === 'warning') logger.warn(`Set-up: ${lineOf(check)}`)
  }
  const address = process.env.SMTP_URL
  if (!address || (await mailServerListens(address))) return
  logger.warn(
    'Set-up: The mail server that SMTP_URL names does not answer. Mail waits until it does.'
  )
}
