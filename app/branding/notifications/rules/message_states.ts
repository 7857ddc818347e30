/** How it stands with a message, in a word. */
export const MESSAGE_STATES = {
  queued: { label: 'Waiting', tone: 'info' },
  sent: { label: 'Sent', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
  delivered: { label: 'Delivered', tone: 'success' },
  read: { label: 'Read', tone: 'success' },
  undelivered: { label: 'Not delivered', tone: 'danger' },
  refused: { label: 'Not wanted', tone: 'neutral' },
  overtaken: { label: 'Overtaken', tone: 'neutral' },
} as const

export type MessageState = keyof typeof MESSAGE_STATES

export function stateText({
  status,
  waitsUntil,
}: {
  status: MessageState
  waitsUntil: string | null
}): string {
  return waitsUntil ? `Waits until ${waitsUntil}` : MESSAGE_STATES[status].label
}
