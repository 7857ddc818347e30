import { randomUUID } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'
import mail from '@adonisjs/mail/services/main'
import brand from '#config/brand'
import courierConfig from '#config/couriers'
import SetupTrialMail from '#admin/setup/trials/setup_trial_mail'
import { tryWhatsApp } from '#admin/setup/trials/whatsapp_trial'
import { TrialFailed } from '#admin/setup/trials/trial'
import type User from '#identity/accounts/models/user'
import { InboxTransport } from '#shared/mail/inbox_transport'
import { hasMailServer, sendMailNow } from '#shared/mail/send_mail'
import { SmsRefused } from '#shared/sms/sms_driver'
import { LocalSms } from '#shared/sms/local_sms'
import { NoSmsGateway } from '#shared/sms/no_sms_gateway'
import { smsGateway } from '#shared/sms/sms_gateway'
import { carriersInWords, offeredCouriers } from '#admin/setup/way_in'
import { type Greeting, greetingOf } from '#shipping/carriers/following/greeting'
import { CARRIER_NAMES } from '#shipping/pricing/rules/carriers'
import { paymentProvider } from '#wallet/providers/providers'

export const TRIALS = ['mail', 'sms', 'whatsapp', 'storage', 'couriers', 'payment'] as const

export type Trial = (typeof TRIALS)[number]

/** Each does for real what its part is there for, and says what came of it. */
export const ATTEMPTS: Record<Trial, (by: User) => Promise<string>> = {
  mail: tryMail,
  sms: trySms,
  whatsapp: tryWhatsApp,
  storage: tryStorage,
  couriers: tryCouriers,
  payment: tryPayment,
}

async function tryMail(by: User): Promise<string> {
  const { transport } = mail.use()
  if (!hasMailServer() && !(transport instanceof InboxTransport)) {
    throw new TrialFailed('There is no mail server: SMTP_URL is not set.')
  }
  await sendMailNow(new SetupTrialMail(by)).catch((error) => {
    // What the server said may quote the address and more; its number tells enough.
    const { responseCode, code } = error.cause ?? error
    if (code === 'EAUTH' || !responseCode) throw error
    throw new TrialFailed(`The mail server refused the mail with ${responseCode}.`)
  })
  if (!hasMailServer()) return `A mail to ${by.email} is kept at /dev/inbox.`
  return `The mail server took an e-mail to ${by.email}. Check that it arrives, and not as spam.`
}

async function trySms({ phoneNumber }: User): Promise<string> {
  const { driver } = smsGateway
  if (driver instanceof NoSmsGateway)
    throw new TrialFailed('There is no gateway: SMS_DRIVER is not set.')
  if (!phoneNumber) {
    throw new TrialFailed('Your account has no phone number: give it one under your own settings.')
  }
  const text = `${brand.name}: SMS work. You asked for this message on the Set-up page.`
  await driver.send({ to: phoneNumber, text }).catch((error) => {
    if (!(error instanceof SmsRefused)) throw error
    throw new TrialFailed(`The gateway refused the SMS: ${error.message}.`)
  })
  if (driver instanceof LocalSms) return `An SMS to ${phoneNumber} is kept at /dev/inbox.`
  return `The gateway took an SMS to ${phoneNumber}. Check that it arrives.`
}

async function tryStorage(): Promise<string> {
  const key = `setup/${randomUUID()}`
  const bytes = randomUUID()
  await drive.use().put(key, bytes)
  const read = await drive.use().get(key)
  await drive.use().delete(key)
  if (read !== bytes) throw new TrialFailed('What we read back is not what we wrote.')
  if (await drive.use().exists(key))
    throw new TrialFailed('A file that was deleted is still there.')
  return 'A file was written, read and deleted.'
}

async function tryCouriers(): Promise<string> {
  const couriers = await offeredCouriers()
  if (couriers.length === 0) {
    throw new TrialFailed(
      'No courier is offered: switch one to "by hand" under Lists, Couriers, and choose what it serves.'
    )
  }
  return [carriersInWords(couriers), ...(await greetedInWords())].join(' ')
}

/** What each company with an account says to us now. */
async function greetedInWords(): Promise<string[]> {
  const greeted = await Promise.all(
    courierConfig.connections.map(async (driver) => {
      return driver === 'sandbox' ? null : { driver, ...(await greetingOf(driver)) }
    })
  )
  const sentences = greeted.flatMap((one) =>
    one ? [`${CARRIER_NAMES[one.driver]} ${GREETINGS[one.greeting]}.`] : []
  )
  if (greeted.some((one) => one && one.greeting !== 'answers')) {
    throw new TrialFailed(sentences.join(' '))
  }
  return sentences
}

const GREETINGS: Record<Greeting, string> = {
  answers: 'answers, and accepts our keys',
  refused: 'does not accept our keys',
  silent: 'does not answer',
}

async function tryPayment(): Promise<string> {
  const banks = await paymentProvider().banks()
  if (banks.length === 0) throw new TrialFailed('The payment company answers, but lists no bank.')
  return `The payment company answers, and lists ${banks.length} banks.`
}
