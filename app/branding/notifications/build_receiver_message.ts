import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import platform from '#config/brand'
import { isLanguage, chooseLanguageForCountry } from '#shared/languages/rules/languages'
import { type Translator, getTranslator } from '#shared/languages/translator'
import type Organization from '#identity/organizations/models/organization'
import type Shipment from '#shipping/shipment/models/shipment'
import { RECEIVER_KEY_LENGTH, receiverPath } from '#shipping/tracking/receiver_proof'
import type Brand from '#branding/business/brand'
import NotificationTemplate from '#branding/notifications/models/notification_template'
import type { NotificationEvent } from '#shipping/tracking/rules/notification_events'
import {
  fillPlaceholders,
  type Placeholder,
  type TemplateTexts,
} from '#branding/notifications/rules/message_templates'
import type { Colours } from '#branding/tracking_page/rules/colours'
import { PREVIEW_NUMBER } from '#branding/tracking_page/preview_parcels'
import { shopAddress } from '#branding/tracking_page/shop'
import { stopTextsLink } from '#branding/unwanted_mail/stop_texts_link'
import { unsubscribeLink } from '#branding/unwanted_mail/email_unsubscribes'
import { THEMES } from '#branding/tracking_page/rules/themes'

export type MessageSender = { business: Organization; brand: Brand; domain: string | null }

export type ReceiverMessage = {
  language: string
  from: string
  colours: Colours
  replyTo: string | null
  subject: string
  paragraphs: string[]
  sms: string
  link: string
  frame: ReturnType<typeof mailFrame>
  unsubscribe: string
  /** Parameters of a WhatsApp template, in the order of docs/how_to/connect_whatsapp.md. */
  parameters: string[]
}

/** Requires a fully loaded parcel. Without branded notifications, uses our colours and texts. */
export async function buildReceiverMessage(
  shipment: Shipment,
  event: NotificationEvent,
  { business, brand, domain }: MessageSender,
  client?: TransactionClientContract
): Promise<ReceiverMessage> {
  const isBranded = brand.sendsNotifications
  const translator = receiverTranslator(shipment)
  const link = `${messageLinkOrigin({ business, brand, domain })}${receiverPath(shipment)}`
  const { fullname, email } = shipment.address('destination')
  const values = {
    receiver: toSingleLine(fullname),
    business: toSingleLine(business.name),
    trackingNumber: String(shipment.trackingNumber),
    deliveryDay: deliveryDayText(shipment, translator),
    link,
    stop: stopTextsLink(shipment),
  }
  const own = isBranded ? await findOwnTexts(business, event, client) : null
  const texts = own ? fillTexts(own, values) : translatedTexts(event, translator, values)
  const from = isBranded ? toSingleLine(business.name) : platform.name
  return {
    language: translator.language,
    from,
    colours: isBranded ? brand.colours : THEMES[0]!.colours,
    replyTo: isBranded && brand.displayEmail ? business.contactEmail : null,
    subject: toSingleLine(texts.subject),
    paragraphs: texts.body.split(/\n\s*\n/),
    sms: texts.sms,
    link,
    frame: mailFrame(translator, from),
    unsubscribe: unsubscribeLink({ organizationId: business.id, email }),
    parameters: [values.receiver, values.business, values.trackingNumber, link].map(
      templateParameter
    ),
  }
}

/** The language chosen on the tracking page, else the default of the receiver's country. */
function receiverTranslator(shipment: Shipment): Translator {
  const { language, countryCode } = shipment.address('destination')
  return getTranslator(isLanguage(language) ? language : chooseLanguageForCountry(countryCode))
}

/** A business's own texts are not translated. */
async function findOwnTexts(
  { id: organizationId }: Organization,
  event: NotificationEvent,
  client?: TransactionClientContract
) {
  const own = await NotificationTemplate.findBy({ organizationId, event }, { client })
  return own?.texts ?? null
}

type PlaceholderValues = Record<Placeholder, string>

function fillTexts(
  { subject, body, sms }: TemplateTexts,
  values: PlaceholderValues
): TemplateTexts {
  return {
    subject: fillPlaceholders(subject, values),
    body: fillPlaceholders(body, values),
    sms: fillPlaceholders(sms, values),
  }
}

function translatedTexts(
  event: NotificationEvent,
  translator: Translator,
  values: PlaceholderValues
): TemplateTexts {
  return {
    subject: translator.t(`messages.${event}.subject`, values),
    body: translator.t(`messages.${event}.body`, values),
    sms: translator.t(`messages.${event}.sms`, values),
  }
}

function mailFrame(translator: Translator, from: string) {
  return {
    follow: translator.t('messages.mail.follow'),
    copy: translator.t('messages.mail.copy'),
    why: translator.t('messages.mail.why', { from }),
    stop: translator.t('messages.mail.stop'),
  }
}

/** WhatsApp parameters may be neither empty nor contain line breaks. */
function templateParameter(text: string): string {
  return toSingleLine(text) || '-'
}

/** Has the length of a real link, because the length decides the parts of an SMS. Opens nothing. */
export function exampleTrackingLink(sender: MessageSender): string {
  return `${messageLinkOrigin(sender)}/track/${PREVIEW_NUMBER}?k=${'x'.repeat(RECEIVER_KEY_LENGTH)}`
}

/** The origin of the shop's page if that is published, else ours; the same path works on both. */
function messageLinkOrigin(sender: MessageSender): string {
  return (sender.brand.isPublished ? shopAddress(sender) : null) ?? appUrl
}

function deliveryDayText({ expectedDeliveryOn: day }: Shipment, translator: Translator): string {
  return day ? translator.day(day) : translator.t('messages.day.unknown')
}

/** Mail headers must not contain line breaks. */
function toSingleLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()
}
