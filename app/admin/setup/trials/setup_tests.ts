import { randomUUID } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'
import mail from '@adonisjs/mail/services/main'
import brand from '#config/brand'
import courierConfig from '#config/couriers'
import SetupTestMail from '#admin/setup/trials/setup_test_mail'
import { SetupTestFailed } from '#admin/setup/trials/run_setup_test'
import type User from '#identity/accounts/models/user'
import { InboxTransport } from '#shared/mail/inbox_transport'
import { hasMailServer, sendMailNow } from '#shared/mail/send_mail'
import { SmsRefused } from '#shared/sms/sms_driver'
import { LocalSms } from '#shared/sms/local_sms'
import { NoSmsGateway } from '#shared/sms/no_sms_gateway'
import { smsGateway } from '#shared/sms/sms_gateway'
import { describeCarriers, listOfferedCouriers } from '#admin/setup/setup_steps'
import { type ConnectionStatus, testConnection } from '#shipping/carriers/polling/connection_check'
import { CARRIER_NAMES } from '#shipping/pricing/rules/carriers'
import { getPaymentProvider } from '#wallet/providers/provider_registry'
import { appUrl } from '#config/app'
import { findTemplate } from '#branding/notifications/outbox/find_template'
import { DEFAULT_LANGUAGE } from '#shared/languages/rules/languages'
import { LocalWhatsApp } from '#shared/whatsapp/local_whatsapp'
import { WhatsAppBusy, WhatsAppRefused } from '#shared/whatsapp/whatsapp_driver'
import { hasWhatsApp, whatsappGateway } from '#shared/whatsapp/whatsapp_gateway'

export const SETUP_TESTS = ['mail', 'sms', 'whatsapp', 'storage', 'couriers', 'payment'] as const

export type SetupTest = (typeof SETUP_TESTS)[number]

/** Each runner uses its service for real and returns a message. */
export const SETUP_TEST_RUNNERS: Record<SetupTest, (by: User) => Promise<string>> = {
  mail: testMail,
  sms: testSms,
  whatsapp: testWhatsApp,
  storage: testStorage,
  couriers: testCouriers,
  payment: testPayment,
}

async function testMail(by: User): Promise<string> {
  const { transport } = mail.use()
  if (!hasMailServer() && !(transport instanceof InboxTransport)) {
    throw new SetupTestFailed('There is no mail server: SMTP_URL is not set.')
  }
  await sendMailNow(new SetupTestMail(by)).catch((error) => {
    // Shows only the response code, because the server's text may contain addresses.
    const { responseCode, code } = error.cause ?? error
    if (code === 'EAUTH' || !responseCode) throw error
    throw new SetupTestFailed(`The mail server refused the mail with ${responseCode}.`)
  })
  if (!hasMailServer()) return `A mail to ${by.email} is kept at /dev/inbox.`
  return `The mail server accepted an e-mail to ${by.email}. Check that it arrives and is not in the spam folder.`
}

async function testSms({ phoneNumber }: User): Promise<string> {
  const { driver } = smsGateway
  if (driver instanceof NoSmsGateway)
    throw new SetupTestFailed('There is no gateway: SMS_DRIVER is not set.')
  if (!phoneNumber) {
    throw new SetupTestFailed('Your account has no phone number. Add one under your own settings.')
  }
  const text = `${brand.name}: SMS work. You asked for this message on the Set-up page.`
  await driver.send({ to: phoneNumber, text }).catch((error) => {
    if (!(error instanceof SmsRefused)) throw error
    throw new SetupTestFailed(`The gateway refused the SMS: ${error.message}.`)
  })
  if (driver instanceof LocalSms) return `An SMS to ${phoneNumber} is kept at /dev/inbox.`
  return `The gateway accepted an SMS to ${phoneNumber}. Check that it arrives.`
}

async function testStorage(): Promise<string> {
  const key = `setup/${randomUUID()}`
  const bytes = randomUUID()
  await drive.use().put(key, bytes)
  const read = await drive.use().get(key)
  await drive.use().delete(key)
  if (read !== bytes)
    throw new SetupTestFailed('The file that we read back differs from the one that we wrote.')
  if (await drive.use().exists(key))
    throw new SetupTestFailed('A file that was deleted is still there.')
  return 'A file was written, read and deleted.'
}

async function testCouriers(): Promise<string> {
  const couriers = await listOfferedCouriers()
  if (couriers.length === 0) {
    throw new SetupTestFailed(
      'No courier is offered: switch one to "by hand" under Lists, Couriers, and choose what it serves.'
    )
  }
  return [describeCarriers(couriers), ...(await describeCourierConnections())].join(' ')
}

async function describeCourierConnections(): Promise<string[]> {
  const checks = await Promise.all(
    courierConfig.connections.map(async (driver) => {
      return driver === 'sandbox' ? null : { driver, ...(await testConnection(driver)) }
    })
  )
  const sentences = checks.flatMap((one) =>
    one ? [`${CARRIER_NAMES[one.driver]} ${CONNECTION_STATUS_TEXTS[one.status]}.`] : []
  )
  if (checks.some((one) => one && one.status !== 'answers')) {
    throw new SetupTestFailed(sentences.join(' '))
  }
  return sentences
}

const CONNECTION_STATUS_TEXTS: Record<ConnectionStatus, string> = {
  answers: 'answers, and accepts our keys',
  refused: 'does not accept our keys',
  silent: 'does not answer',
}

async function testPayment(): Promise<string> {
  const banks = await getPaymentProvider().listBanks()
  if (banks.length === 0)
    throw new SetupTestFailed('The payment provider answers, but lists no bank.')
  return `The payment provider answers and lists ${banks.length} banks.`
}

/** Sends the booking message to the caller, as receivers get it. */
async function testWhatsApp({ phoneNumber, firstname }: User): Promise<string> {
  if (!hasWhatsApp()) {
    throw new SetupTestFailed('WhatsApp is not set up: WHATSAPP_DRIVER is not set.')
  }
  if (!phoneNumber) {
    throw new SetupTestFailed('Your account has no phone number. Add one under your own settings.')
  }
  const template = await findTemplate('booked', DEFAULT_LANGUAGE)
  if (!template) {
    throw new SetupTestFailed(
      'There is no English template for booked parcels. Enter its name under Settings, Messages.'
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
  return `WhatsApp accepted the template ${name} for ${phoneNumber}. Check that it arrives.`
}
