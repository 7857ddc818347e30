import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import platform from '#config/brand'
import { isLanguage, languageOfCountry } from '#shared/languages/rules/languages'
import { type Words, wordsIn } from '#shared/languages/words'
import type Organization from '#identity/organizations/models/organization'
import type Shipment from '#shipping/shipment/models/shipment'
import { KEY_LENGTH, receiverPath } from '#shipping/tracking/receiver_proof'
import type Brand from '#branding/business/brand'
import NotificationTemplate from '#branding/notifications/models/notification_template'
import type { NotificationEvent } from '#shipping/tracking/rules/receiver_events'
import {
  fillIn,
  type Placeholder,
  type TemplateTexts,
} from '#branding/notifications/rules/templates'
import type { Colours } from '#branding/tracking_page/rules/colours'
import { PREVIEW_NUMBER } from '#branding/tracking_page/preview_parcels'
import { addressOfShop } from '#branding/tracking_page/shop'
import { stopLink } from '#branding/unwanted_mail/stop_link'
import { unsubscribeLink } from '#branding/unwanted_mail/unwanted_mail'
import { THEMES } from '#branding/tracking_page/rules/themes'

/** In whose name, and on which domain of theirs their page is. */
export type Sender = { business: Organization; brand: Brand; domain: string | null }

/** What is said, in whose name and colours. */
export type Message = {
  language: string
  from: string
  colours: Colours
  replyTo: string | null
  subject: string
  paragraphs: string[]
  sms: string
  link: string
  frame: ReturnType<typeof frameOf>
  /** Where the receiver says that they want no such mail. */
  unsubscribe: string
  /** What stands in the gaps of a WhatsApp template, in the order of docs/how_to/connect_whatsapp.md. */
  parameters: string[]
}

/**
 * The words for one event of a parcel that was loaded whole. A business that has not turned branded
 * notifications on speaks in our colours and our words.
 */
export async function messageOf(
  shipment: Shipment,
  event: NotificationEvent,
  { business, brand, domain }: Sender,
  client?: TransactionClientContract
): Promise<Message> {
  const isBranded = brand.sendsNotifications
  const words = wordsFor(shipment)
  const link = `${originOf({ business, brand, domain })}${receiverPath(shipment)}`
  const { fullname, email } = shipment.address('destination')
  const values = {
    receiver: oneLine(fullname),
    business: oneLine(business.name),
    trackingNumber: String(shipment.trackingNumber),
    deliveryDay: deliveryDayOf(shipment, words),
    link,
    stop: stopLink(shipment),
  }
  const own = isBranded ? await ownTextsOf(business, event, client) : null
  const texts = own ? filledIn(own, values) : spoken(event, words, values)
  const from = isBranded ? oneLine(business.name) : platform.name
  return {
    language: words.language,
    from,
    colours: isBranded ? brand.colours : THEMES[0]!.colours,
    replyTo: isBranded && brand.displayEmail ? business.contactEmail : null,
    subject: oneLine(texts.subject),
    paragraphs: texts.body.split(/\n\s*\n/),
    sms: texts.sms,
    link,
    frame: frameOf(words, from),
    unsubscribe: unsubscribeLink({ organizationId: business.id, email }),
    parameters: [values.receiver, values.business, values.trackingNumber, link].map(gapOf),
  }
}

/** The receiver's language: what they chose on the tracking page, else what their country proposes. */
function wordsFor(shipment: Shipment): Words {
  const { language, countryCode } = shipment.address('destination')
  return wordsIn(isLanguage(language) ? language : languageOfCountry(countryCode))
}

/** A business that wrote its own words knows its receivers: they are not translated. */
async function ownTextsOf(
  { id: organizationId }: Organization,
  event: NotificationEvent,
  client?: TransactionClientContract
) {
  const own = await NotificationTemplate.findBy({ organizationId, event }, { client })
  return own?.texts ?? null
}

type Values = Record<Placeholder, string>

function filledIn({ subject, body, sms }: TemplateTexts, values: Values): TemplateTexts {
  return {
    subject: fillIn(subject, values),
    body: fillIn(body, values),
    sms: fillIn(sms, values),
  }
}

function spoken(event: NotificationEvent, words: Words, values: Values): TemplateTexts {
  return {
    subject: words.t(`messages.${event}.subject`, values),
    body: words.t(`messages.${event}.body`, values),
    sms: words.t(`messages.${event}.sms`, values),
  }
}

/** What every mail says around its own words. */
function frameOf(words: Words, from: string) {
  return {
    follow: words.t('messages.mail.follow'),
    copy: words.t('messages.mail.copy'),
    why: words.t('messages.mail.why', { from }),
    stop: words.t('messages.mail.stop'),
  }
}

/** WhatsApp takes no empty gap, and no line breaks in one. */
function gapOf(text: string): string {
  return oneLine(text) || '-'
}

/** As long as a real one, which decides what an SMS costs, and opens nothing. */
export function exampleLink(sender: Sender): string {
  return `${originOf(sender)}/track/${PREVIEW_NUMBER}?k=${'x'.repeat(KEY_LENGTH)}`
}

/** The page of the shop where it is published, else ours; either way a link opens for the receiver. */
function originOf(sender: Sender): string {
  return (sender.brand.isPublished ? addressOfShop(sender) : null) ?? appUrl
}

function deliveryDayOf({ estimatedDeliveryOn }: Shipment, words: Words): string {
  return estimatedDeliveryOn ? words.day(estimatedDeliveryOn) : words.t('messages.day.unknown')
}

/** What goes into a header of a mail has no line breaks in it. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()
}
