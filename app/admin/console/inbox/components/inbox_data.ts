import { router } from '@inertiajs/react'
import type { Data } from '@generated/data'

export type InboxData = Data.Admin.Console.Inbox.Inbox
export type InboxItemData = InboxData['items'][number]
export type InboxQueueData = InboxData['queues'][number]

export const INBOX_PROPS = ['inbox', 'approvalsWaiting']

export function reloadInbox() {
  router.reload({ only: INBOX_PROPS })
}
