import type { NotificationEvent } from '#shipping/tracking/rules/notification_events'

/** Placeholders in curly brackets, with their meaning. */
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
  /** True while the business uses our texts. */
  isDefault: boolean
  version: number
}

export const MAX_TEXT_LENGTH = { subject: 100, body: 600, sms: 300 } as const

const PATTERN = /\{(\w+)\}/g

export function findUnknownPlaceholders(text: string): string[] {
  return [...text.matchAll(PATTERN)].map(([, name]) => name!).filter((name) => !isPlaceholder(name))
}

/** Fills in values; placeholders inside a value stay as they are. */
export function fillPlaceholders(text: string, values: Record<Placeholder, string>): string {
  return text.replaceAll(PATTERN, (whole, name: string) =>
    isPlaceholder(name) ? values[name] : whole
  )
}

function isPlaceholder(name: string): name is Placeholder {
  return Object.hasOwn(PLACEHOLDERS, name)
}
