import type { Channel } from '#branding/notifications/rules/channels'

export const MESSAGE_STATES = {
  queued: { label: 'Waiting', tone: 'info' },
  sent: { label: 'Sent', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
  delivered: { label: 'Delivered', tone: 'success' },
  read: { label: 'Read', tone: 'success' },
  undelivered: { label: 'Not delivered', tone: 'danger' },
  refused: { label: 'Unsubscribed', tone: 'neutral' },
  overtaken: { label: 'No longer needed', tone: 'neutral' },
} as const

export type MessageState = keyof typeof MESSAGE_STATES

const UNSENT_STATES: MessageState[] = ['queued', 'refused', 'overtaken']

/** Returns the attempts without the one whose outcome is the message's state. */
export function attemptsBefore<Try extends { channel: Channel }>({
  status,
  carrier,
  tries,
}: {
  status: MessageState
  carrier: Channel
  tries: readonly Try[]
}): readonly Try[] {
  const isOwn = !UNSENT_STATES.includes(status) && tries.at(-1)?.channel === carrier
  return isOwn ? tries.slice(0, -1) : tries
}

export function messageStateText({
  status,
  waitsUntil,
}: {
  status: MessageState
  waitsUntil: string | null
}): string {
  return waitsUntil ? `Waits until ${waitsUntil}` : MESSAGE_STATES[status].label
}
