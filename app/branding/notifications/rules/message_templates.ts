import type { NotificationEvent } from '#shipping/tracking/rules/notification_events'

/** What can stand in curly brackets, and what it means. */
export const PLACEHOLDERS = {
  receiver: 'the name of the receiver',
  business: 'the name of your business',
  trackingNumber: 'the tracking number',
  deliveryDay: 'the day of delivery, if it is known',
  link: 'the address of the tracking page',
  stop: 'where the receiver stops SMS and WhatsApp messages',
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

export const MAX_TEXT_LENGTH = { subject: 100, body: 600, sms: 300 } as const

const PATTERN = /\{(\w+)\}/g

/** Names in curly brackets that mean nothing to us. */
export function findUnknownPlaceholders(text: string): string[] {
  return [...text.matchAll(PATTERN)].map(([, name]) => name!).filter((name) => !isPlaceholder(name))
}

/** Puts values in. A value that looks like a placeholder is not looked at again. */
export function fillPlaceholders(text: string, values: Record<Placeholder, string>): string {
  return text.replaceAll(PATTERN, (whole, name: string) =>
    isPlaceholder(name) ? values[name] : whole
  )
}

function isPlaceholder(name: string): name is Placeholder {
  return Object.hasOwn(PLACEHOLDERS, name)
}
