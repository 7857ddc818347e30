import { randomUUID } from 'node:crypto'
import { appUrl } from '#config/app'
import brand from '#config/brand'
import { TrialFailed } from '#admin/setup/trials/trial'
import { approvedTemplate } from '#branding/notifications/outbox/approved_template'
import type User from '#identity/accounts/models/user'
import { DEFAULT_LANGUAGE } from '#shared/languages/rules/languages'
import { LocalWhatsApp } from '#shared/whatsapp/local_whatsapp'
import { WhatsAppBusy, WhatsAppRefused } from '#shared/whatsapp/whatsapp_driver'
import { hasWhatsApp, whatsappGateway } from '#shared/whatsapp/whatsapp_gateway'

/** The message of a booking, as a receiver gets it, to whoever asks. */
export async function tryWhatsApp({ phoneNumber, firstname }: User): Promise<string> {
  if (!hasWhatsApp()) {
    throw new TrialFailed('WhatsApp is not set up: WHATSAPP_DRIVER is not set.')
  }
  if (!phoneNumber) {
    throw new TrialFailed('Your account has no phone number: give it one under your own settings.')
  }
  const template = await approvedTemplate('booked', DEFAULT_LANGUAGE)
  if (!template) {
    throw new TrialFailed(
      'No template says in English that a parcel is booked: name it under Settings, Messages.'
    )
  }
  const { name, language } = template
  const parameters = [firstname, brand.name, '123456789012', `${appUrl}/track`]
  const { driver } = whatsappGateway
  await driver
    .send(randomUUID(), { to: phoneNumber, template: name, language, parameters })
    .catch((error) => {
      if (error instanceof WhatsAppBusy) throw new TrialFailed(`${error.message}. Try again soon.`)
      if (!(error instanceof WhatsAppRefused)) throw error
      const code = error.errorCode === null ? '' : ` (${error.errorCode})`
      throw new TrialFailed(`The template ${name} was not sent: ${error.message}${code}`)
    })
  if (driver instanceof LocalWhatsApp) {
    return `A WhatsApp message to ${phoneNumber} is kept at /dev/inbox.`
  }
  return `WhatsApp took the template ${name} for ${phoneNumber}. Check that it arrives.`
}
