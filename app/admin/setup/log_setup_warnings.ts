import logger from '@adonisjs/core/services/logger'
import { listBrandedChecks } from '#admin/setup/deployment_checks'
import { isMailServerListening } from '#shared/setup/mail_server'
import { formatSetupCheck } from '#shared/setup/refuse_start'

/** Logs the set-up warnings, which do not prevent the start. Call it once the brand is loaded. */
export async function logSetupWarnings() {
  for (const check of listBrandedChecks()) {
    if (check.state === 'warning') logger.warn(`Set-up: ${formatSetupCheck(check)}`)
  }
  const address = process.env.SMTP_URL
  if (!address || (await isMailServerListening(address))) return
  logger.warn(
    'Set-up: The mail server that SMTP_URL names does not answer. Mail waits until it does.'
  )
}
