import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { DomainError } from '#shared/errors/domain_error'
import { keyedHash } from '#shared/http/keyed_hash'
import type { Language } from '#shared/languages/rules/languages'
import { wordsIn } from '#shared/languages/words'
import { asciiEmail } from '#shared/mail/rules/email_address'
import { sendMail } from '#shared/mail/send_mail'
import { internationalNumber } from '#shared/phones/rules/international_number'
import type Shipment from '#shipping/shipment/models/shipment'
import ConfirmNewsMail from '#shipping/tracking/followers/confirm_news_mail'
import ParcelFollower from '#shipping/tracking/followers/parcel_follower'
import { checkPhoneNumber, WrongPhoneNumber } from '#shipping/tracking/receiver_proof'

export type Asked = {
  /** An e-mail address, or the phone number that the parcel was booked for. */
  contact: string
  language: Language
  /** Where it comes from. */
  address: string
}

export type NewsOutcome = 'checkMail' | 'smsOn'

export type NewsProblem = 'neither' | 'otherNumber' | 'over'

/** In the words of who asked. */
export class NewsRefused extends DomainError {
  constructor(
    readonly problem: NewsProblem,
    language: Language
  ) {
    super(
      problem === 'over' ? 'E_CONFLICT' : 'E_VALIDATION_ERROR',
      wordsIn(language).t(`tracking.news.${problem}`),
      problem === 'over' ? undefined : 'contact'
    )
  }
}

/**
 * Somebody wants news of a parcel. An e-mail address gets none before its owner has pressed the button in our mail, and
 * nobody is told whether it had asked already. SMS cost money, so they go to the booked number alone. Throws
 * NewsRefused and E_TOO_MANY_REQUESTS.
 */
export async function followParcel(shipment: Shipment, asked: Asked): Promise<NewsOutcome> {
  if (!hasNewsToCome(shipment)) throw new NewsRefused('over', asked.language)
  const email = asciiEmail(asked.contact.toLowerCase())
  if (email) {
    await followByMail(shipment, email, asked)
    return 'checkMail'
  }
  if (!internationalNumber(asked.contact)) throw new NewsRefused('neither', asked.language)
  await followBySms(shipment, asked)
  return 'smsOn'
}

/** What has arrived or gone back has none, and what is only tried is no news to anybody. */
export function hasNewsToCome({ status, parcelState, isTest }: Shipment): boolean {
  return !isTest && status !== 'DELIVERED' && parcelState !== 'RETURNED'
}

async function followByMail(shipment: Shipment, email: string, { language, address }: Asked) {
  await limitMails(shipment, email, address)
  const follower = await followerOf({ shipmentId: shipment.id, channel: 'email', email, language })
  // Who has said no stays in peace, and who has said yes has chosen their language.
  if (follower.stoppedAt || follower.confirmedAt) return
  await follower.merge({ language }).save()
  await sendMail(new ConfirmNewsMail(follower, shipment.trackingNumber))
}

type Following = Pick<ParcelFollower, 'shipmentId' | 'channel' | 'email' | 'language'>

/** Whoever asks twice, or twice at once, is one. */
async function followerOf({ shipmentId, channel, email, language }: Following) {
  await db
    .table('parcel_followers')
    .insert({ shipment_id: shipmentId, channel, email, language })
    .onConflict()
    .ignore()
  return ParcelFollower.query()
    .where({ shipmentId, channel })
    .if(email, (query) => query.where({ email }))
    .firstOrFail()
}

/** So that nobody can have us write to strangers. */
async function limitMails({ id }: Shipment, email: string, address: string) {
  const limits = [
    { requests: 5, duration: '1 hour', key: `news:address:${address}` },
    { requests: 10, duration: '1 day', key: `news:parcel:${id}` },
    { requests: 3, duration: '1 day', key: `news:mail:${keyedHash('news', email)}` },
  ]
  for (const { key, ...limit } of limits) await limiter.use(limit).consume(key)
}

/** Who knows the whole number is the receiver, or close: their messages are in this language from now on. */
async function followBySms(shipment: Shipment, { contact, language, address }: Asked) {
  try {
    await checkPhoneNumber(shipment, contact, address)
  } catch (error) {
    if (error instanceof WrongPhoneNumber) throw new NewsRefused('otherNumber', language)
    throw error
  }
  const asked = { shipmentId: shipment.id, channel: 'sms', email: null, language } as const
  const follower = await followerOf(asked)
  await follower.merge({ language }).save()
  await follower.begin()
  await shipment.address('destination').merge({ language }).save()
}
