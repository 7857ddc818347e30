import { randomUUID } from 'node:crypto'
import { appUrl } from '#config/app'
import brand from '#config/brand'
import { SetupTestFailed } from '#admin/setup/trials/run_setup_test'
import { findApprovedTemplate } from '#branding/notifications/outbox/find_approved_template'
import type User from '#identity/accounts/models/user'
import { DEFAULT_LANGUAGE } from '#shared/languages/rules/languages'
import { LocalWhatsApp } from '#shared/whatsapp/local_whatsapp'
import { WhatsAppBusy, WhatsAppRefused } from '#shared/whatsapp/whatsapp_driver'
import { hasWhatsApp, whatsappGateway } from '#shared/whatsapp/whatsapp_gateway'

/** Sends the booking message to the caller, as receivers get it. */
export async function testWhatsApp({ phoneNumber, firstname }: User): Promise<string> {
  if (!hasWhatsApp()) {
    throw new SetupTestFailed('WhatsApp is not set up: WHATSAPP_DRIVER is not set.')
  }
  if (!phoneNumber) {
    throw new SetupTestFailed(
      'Your account has no phone number: give it one under your own settings.'
    )
  }
  const template = await findApprovedTemplate('booked', DEFAULT_LANGUAGE)
  if (!template) {
    throw new SetupTestFailed(
      'No template says in English that a parcel is booked: name it under Settings, Messages.'
    )
  }
  const { name, language } = template
  const parameters = [firstname, brand.name, '123456789012', `${appUrl}/track`]
  const { driver } = whatsappGateway
  await driver
    .send(randomUUID(), { to: phoneNumber, template: name, language, parameters })
    .catch((error) => {
      if (error instanceof WhatsAppBusy)
        throw new SetupTestFailed(`${error.message}. Try again soon.`)
      if (!(error instanceof WhatsAppRefused)) throw error
      const code = error.errorCode === null ? '' : ` (${error.errorCode})`
      throw new SetupTestFailed(`The template ${name} was not sent: ${error.message}${code}`)
    })
  if (driver instanceof LocalWhatsApp) {
    return `A WhatsApp message to ${phoneNumber} is kept at /dev/inbox.`
  }
  return `WhatsApp took the template ${name} for ${phoneNumber}. Check that it arrives.`
}
