import type Approval from '#identity/approvals/approval'
import { listPendingApprovals } from '#identity/approvals/pending_approvals'
import type { Caller } from '#identity/sessions/caller'
import type { InboxItem, InboxQueue } from '#admin/console/inbox/inbox_queue'
import InboxNote from '#admin/console/inbox/inbox_note'
import {
  type InboxRows,
  MAX_LISTED_ITEMS,
  type QueueKey,
  QUEUE_KEYS,
  queueOf,
} from '#admin/console/inbox/inbox_queues'

type QueueStatus = Awaited<ReturnType<InboxQueue<unknown>['load']>>

export interface Inbox {
  userId: number
  queues: (QueueStatus & { key: QueueKey; label: string; url: string })[]
  /** The oldest items of every queue, oldest first. */
  items: (InboxItem & { kind: QueueKey; note?: InboxNote })[]
  rows: InboxRows
  /** Requests to approve the credit of a listed payment. */
  waiting: Approval[]
}

export async function loadInbox(caller: Caller): Promise<Inbox> {
  const [queues, rows, notes] = await Promise.all([
    loadQueues(caller),
    loadRows(caller),
    InboxNote.query().preload('owner'),
  ])
  const noteOf = new Map(notes.map((note) => [`${note.kind} ${note.key}`, note]))
  const items = QUEUE_KEYS.flatMap((kind) =>
    rows[kind].map((row) => {
      const item = queueOf(kind).describe(row)
      return { ...item, kind, note: noteOf.get(`${kind} ${item.key}`) }
    })
  ).sort((one, other) => one.since.toMillis() - other.since.toMillis())
  const payments = { incoming_payment: rows.payments.map(({ id }) => id) }
  const waiting = await listPendingApprovals(caller, payments)
  return { userId: caller.user.id, queues, items, rows, waiting }
}

function loadQueues(caller: Caller): Promise<Inbox['queues']> {
  return Promise.all(
    QUEUE_KEYS.map(async (key) => {
      const { label, url, load } = queueOf(key)
      return { key, label, url: url(), ...(await load(caller)) }
    })
  )
}

async function loadRows(caller: Caller): Promise<InboxRows> {
  const entries = await Promise.all(
    QUEUE_KEYS.map(async (key) => [key, await queueOf(key).list(MAX_LISTED_ITEMS, caller)])
  )
  return Object.fromEntries(entries)
}
