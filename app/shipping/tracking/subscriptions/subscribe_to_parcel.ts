import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { DomainError } from '#shared/errors/domain_error'
import { keyedHash } from '#shared/http/keyed_hash'
import type { Language } from '#shared/languages/rules/languages'
import { getTranslator } from '#shared/languages/translator'
import { normalizeEmail } from '#shared/mail/rules/email_address'
import { sendMail } from '#shared/mail/send_mail'
import { toInternationalNumber } from '#shared/phones/rules/international_number'
import type Shipment from '#shipping/shipment/models/shipment'
import ConfirmSubscriptionMail from '#shipping/tracking/subscriptions/confirm_subscription_mail'
import TrackingSubscription from '#shipping/tracking/subscriptions/tracking_subscription'
import { checkPhoneNumber, WrongPhoneNumber } from '#shipping/tracking/receiver_proof'

export type SubscribeRequest = {
  /** An e-mail address, or the phone number that the parcel was booked for. */
  contact: string
  language: Language
  address: string
}

export type SubscribeOutcome = 'checkMail' | 'smsOn'

export type SubscribeProblem = 'neither' | 'otherNumber' | 'over'

export class SubscriptionRefused extends DomainError {
  constructor(
    readonly problem: SubscribeProblem,
    language: Language
  ) {
    super(
      problem === 'over' ? 'E_CONFLICT' : 'E_VALIDATION_ERROR',
      getTranslator(language).t(`tracking.news.${problem}`),
      problem === 'over' ? undefined : 'contact'
    )
  }
}

/**
 * E-mails start once the owner of the address has confirmed it. SMS go only to the phone number of
 * the booking. The response is the same if a subscription exists already. Throws
 * SubscriptionRefused and E_TOO_MANY_REQUESTS.
 */
export async function subscribeToParcel(
  shipment: Shipment,
  request: SubscribeRequest
): Promise<SubscribeOutcome> {
  if (!expectsTrackingUpdates(shipment)) throw new SubscriptionRefused('over', request.language)
  const email = normalizeEmail(request.contact.toLowerCase())
  if (email) {
    await subscribeByEmail(shipment, email, request)
    return 'checkMail'
  }
  if (!toInternationalNumber(request.contact))
    throw new SubscriptionRefused('neither', request.language)
  await subscribeBySms(shipment, request)
  return 'smsOn'
}

/** False for delivered, returned and test-mode parcels. */
export function expectsTrackingUpdates({ status, parcelState, isTest }: Shipment): boolean {
  return !isTest && status !== 'DELIVERED' && parcelState !== 'RETURNED'
}

async function subscribeByEmail(
  shipment: Shipment,
  email: string,
  { language, address }: SubscribeRequest
) {
  await limitConfirmationMails(shipment, email, address)
  const subscription = await findOrCreateSubscription({
    shipmentId: shipment.id,
    channel: 'email',
    email,
    language,
  })
  // An unsubscribed address gets no further e-mail; a confirmed subscription keeps its language.
  if (subscription.stoppedAt || subscription.confirmedAt) return
  await subscription.merge({ language }).save()
  await sendMail(new ConfirmSubscriptionMail(subscription, shipment.trackingNumber))
}

type SubscriptionKey = Pick<TrackingSubscription, 'shipmentId' | 'channel' | 'email' | 'language'>

/** Creates one subscription, even for simultaneous requests. */
async function findOrCreateSubscription({ shipmentId, channel, email, language }: SubscriptionKey) {
  await db
    .table('parcel_followers')
    .insert({ shipment_id: shipmentId, channel, email, language })
    .onConflict()
    .ignore()
  return TrackingSubscription.query()
    .where({ shipmentId, channel })
    .if(email, (query) => query.where({ email }))
    .firstOrFail()
}

/** Limits how many of our e-mails somebody can have sent to strangers. */
async function limitConfirmationMails({ id }: Shipment, email: string, address: string) {
  const limits = [
    { requests: 5, duration: '1 hour', key: `news:address:${address}` },
    { requests: 10, duration: '1 day', key: `news:parcel:${id}` },
    { requests: 3, duration: '1 day', key: `news:mail:${keyedHash('news', email)}` },
  ]
  for (const { key, ...limit } of limits) await limiter.use(limit).consume(key)
}

/** The full number proves that this is the receiver, so their messages use this language. */
async function subscribeBySms(
  shipment: Shipment,
  { contact, language, address }: SubscribeRequest
) {
  try {
    await checkPhoneNumber(shipment, contact, address)
  } catch (error) {
    if (error instanceof WrongPhoneNumber) throw new SubscriptionRefused('otherNumber', language)
    throw error
  }
  const key = { shipmentId: shipment.id, channel: 'sms', email: null, language } as const
  const subscription = await findOrCreateSubscription(key)
  await subscription.merge({ language }).save()
  await subscription.begin()
  await shipment.address('destination').merge({ language }).save()
}
