import { appUrl } from '#config/app'
import platform from '#config/brand'
import type Organization from '#identity/organizations/models/organization'
import type Shipment from '#shipping/shipment/models/shipment'
import { KEY_LENGTH, receiverPath } from '#shipping/tracking/receiver_proof'
import { dayText } from '#shared/time/lagos_time'
import type Brand from '#branding/business/brand'
import NotificationTemplate from '#branding/notifications/models/notification_template'
import type { NotificationEvent } from '#branding/notifications/rules/events'
import { DEFAULT_TEXTS, fillIn, type TemplateTexts } from '#branding/notifications/rules/templates'
import type { Colours } from '#branding/tracking_page/rules/colours'
import { PREVIEW_NUMBER } from '#branding/tracking_page/preview_parcels'
import { addressOfShop } from '#branding/tracking_page/shop'
import { unsubscribeLink } from '#branding/unwanted_mail/unwanted_mail'
import { THEMES } from '#branding/tracking_page/rules/themes'

/** What is said, in whose name and colours. */
export type Message = {
  from: string
  colours: Colours
  replyTo: string | null
  subject: string
  paragraphs: string[]
  sms: string
  link: string
  /** Where the receiver says that they want no such mail. */
  unsubscribe: string
}

/**
 * The words for one event of a parcel that was loaded whole. A business that has not turned branded
 * notifications on speaks in our colours and our words.
 */
export async function messageOf(
  shipment: Shipment,
  event: NotificationEvent,
  { business, brand }: { business: Organization; brand: Brand }
): Promise<Message> {
  const isBranded = brand.sendsNotifications
  const texts = isBranded ? await textsOf(business, event) : DEFAULT_TEXTS[event]
  const link = linkTo(shipment, business, brand)
  const { fullname, email } = shipment.address('destination')
  const values = {
    receiver: oneLine(fullname),
    business: oneLine(business.name),
    trackingNumber: String(shipment.trackingNumber),
    deliveryDay: deliveryDayOf(shipment),
    link,
  }
  return {
    from: isBranded ? oneLine(business.name) : platform.name,
    colours: isBranded ? brand.colours : THEMES[0]!.colours,
    replyTo: isBranded && brand.displayEmail ? business.contactEmail : null,
    subject: oneLine(fillIn(texts.subject, values)),
    paragraphs: fillIn(texts.body, values).split(/\n\s*\n/),
    sms: fillIn(texts.sms, values),
    link,
    unsubscribe: unsubscribeLink({ organizationId: business.id, email }),
  }
}

async function textsOf(business: Organization, event: NotificationEvent): Promise<TemplateTexts> {
  const own = await NotificationTemplate.findBy({ organizationId: business.id, event })
  return own?.texts ?? DEFAULT_TEXTS[event]
}

/** To the page of the shop where it is published, else to ours; either way it opens for the receiver. */
function linkTo(shipment: Shipment, business: Organization, brand: Brand): string {
  return `${originOf(business, brand)}${receiverPath(shipment)}`
}

/** As long as a real one, which decides what an SMS costs, and opens nothing. */
export function exampleLink(business: Organization, brand: Brand): string {
  return `${originOf(business, brand)}/track/${PREVIEW_NUMBER}?k=${'x'.repeat(KEY_LENGTH)}`
}

function originOf(business: Organization, brand: Brand): string {
  return (brand.isPublished ? addressOfShop(business) : null) ?? appUrl
}

function deliveryDayOf({ estimatedDeliveryOn }: Shipment): string {
  return estimatedDeliveryOn ? dayText(estimatedDeliveryOn) : 'see the tracking page'
}

/** What goes into a header of a mail has no line breaks in it. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()
}
