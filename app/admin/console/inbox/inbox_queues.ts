import type { InboxQueue } from '#admin/console/inbox/inbox_queue'
import { MONEY_QUEUES } from '#admin/console/inbox/money_queues'
import { PARCEL_QUEUES } from '#admin/console/inbox/parcel_queues'

export const MAX_LISTED_ITEMS = 50

/** A queue without a page of its own is shown by `/admin/home?show=`. */
const INBOX_QUEUES = { ...PARCEL_QUEUES, ...MONEY_QUEUES }

type Queues = typeof INBOX_QUEUES

export type QueueKey = keyof Queues

export const QUEUE_KEYS = Object.keys(INBOX_QUEUES) as QueueKey[]

/** The rows of each queue by its key. */
export type InboxRows = { [Key in QueueKey]: Awaited<ReturnType<Queues[Key]['list']>> }

export function queueOf(key: QueueKey): InboxQueue<unknown> {
  return INBOX_QUEUES[key]
}
