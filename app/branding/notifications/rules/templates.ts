import type { NotificationEvent } from '#branding/notifications/rules/events'

/** What can stand in curly brackets, and what it means. */
export const PLACEHOLDERS = {
  receiver: 'the name of the receiver',
  business: 'the name of your business',
  trackingNumber: 'the tracking number',
  deliveryDay: 'the day of delivery, as far as it is known',
  link: 'the address of the tracking page',
} as const

export type Placeholder = keyof typeof PLACEHOLDERS

export type TemplateTexts = { subject: string; body: string; sms: string }

export type NotificationTexts = TemplateTexts & {
  event: NotificationEvent
  label: string
  /** The business has not written its own. */
  isDefault: boolean
  version: number
}

export const TEXT_LENGTH = { subject: 100, body: 600, sms: 300 } as const

const PATTERN = /\{(\w+)\}/g

/** Before a business writes its own. */
export const DEFAULT_TEXTS: Record<NotificationEvent, TemplateTexts> = {
  booked: {
    subject: 'Your order from {business} is booked',
    body: 'Hello {receiver},\n\n{business} has booked a delivery to you. Expected: {deliveryDay}.',
    sms: '{business}: your order {trackingNumber} is booked. Follow it: {link}',
  },
  on_the_way: {
    subject: 'Your order from {business} is on the way',
    body: 'Hello {receiver},\n\nYour order from {business} is on the way. Expected: {deliveryDay}.',
    sms: '{business}: your order {trackingNumber} is on the way. Follow it: {link}',
  },
  out_for_delivery: {
    subject: 'Your order from {business} comes today',
    body: 'Hello {receiver},\n\nYour order from {business} is out for delivery. Please keep your phone near you.',
    sms: '{business}: your order {trackingNumber} is out for delivery. Follow it: {link}',
  },
  delivered: {
    subject: 'Your order from {business} was delivered',
    body: 'Hello {receiver},\n\nYour order from {business} was delivered. Thank you for your trust.',
    sms: '{business}: your order {trackingNumber} was delivered. {link}',
  },
  delayed: {
    subject: 'Your order from {business} is delayed',
    body: 'Hello {receiver},\n\nYour order from {business} takes longer than planned. The tracking page says more as soon as we know more.',
    sms: '{business}: your order {trackingNumber} is delayed. Follow it: {link}',
  },
  delivery_failed: {
    subject: 'Your order from {business} could not be delivered today',
    body: 'Hello {receiver},\n\nThe courier tried to deliver your order from {business}, but could not. It usually tries again on the next working day. Please keep your phone near you.',
    sms: '{business}: the courier could not deliver your order {trackingNumber}. It usually tries again. {link}',
  },
  held: {
    subject: 'Your order from {business} is held',
    body: 'Hello {receiver},\n\nThe courier is holding your order from {business}. It may need a paper or an answer from you, so please look out for a call or an e-mail.',
    sms: '{business}: the courier is holding your order {trackingNumber} and may need something from you. {link}',
  },
  ready_for_collection: {
    subject: 'Your order from {business} is ready for collection',
    body: 'Hello {receiver},\n\nYour order from {business} waits for you. The tracking page says where. Please collect it soon, with an identity card and the tracking number {trackingNumber}.',
    sms: '{business}: your order {trackingNumber} is ready for collection. Where: {link}',
  },
  returned: {
    subject: 'Your order from {business} goes back to the sender',
    body: 'Hello {receiver},\n\nYour order from {business} could not be delivered and goes back to the sender. If you still want it, please contact {business}.',
    sms: '{business}: your order {trackingNumber} could not be delivered and goes back. Please contact us if you still want it. {link}',
  },
}

/** Names in curly brackets that mean nothing to us. */
export function unknownPlaceholders(text: string): string[] {
  return [...text.matchAll(PATTERN)].map(([, name]) => name!).filter((name) => !isKnown(name))
}

/** Puts values in. A value that looks like a placeholder is not looked at again. */
export function fillIn(text: string, values: Record<Placeholder, string>): string {
  return text.replaceAll(PATTERN, (whole, name: string) => (isKnown(name) ? values[name] : whole))
}

function isKnown(name: string): name is Placeholder {
  return Object.hasOwn(PLACEHOLDERS, name)
}
