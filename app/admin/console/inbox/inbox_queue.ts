import type { DateTime } from 'luxon'
import type { Caller } from '#identity/sessions/caller'

/** The words and calls of each action are in `components/inbox_actions.ts`. */
type InboxActionName =
  | 'accept'
  | 'adopt'
  | 'approve'
  | 'approveRequest'
  | 'arrange'
  | 'ask'
  | 'book'
  | 'book_again'
  | 'correctAddress'
  | 'decideLines'
  | 'declineRequest'
  | 'dismiss'
  | 'drop'
  | 'give_up'
  | 'note'
  | 'openOrders'
  | 'openShipment'
  | 'payment'
  | 'reject'
  | 'retry'
  | 'retryJob'
  | 'settle'
  | 'trackAgain'
  | 'uphold'
  | 'void'
  | 'waive'
  | 'waybill'

export interface InboxAction {
  name: InboxActionName
  /** The page on which staff do it; without one, they do it in place. */
  href?: string
}

/** Something that staff must settle. */
export interface InboxItem {
  /** The id of the row in its queue. */
  key: number
  title: string
  /** Completes the accessible name of an action; default `title`. */
  about?: string
  detail?: string | null
  facts: string
  /** Items of one queue with the same cause are folded into one row. */
  cause?: string
  since: DateTime
  href?: string
  actions: InboxAction[]
  isLate?: boolean
  /** True while we settle it without staff. */
  isAutomatic?: boolean
}

/** `count` is the number of rows that staff find at `url`. */
interface QueueStatus {
  count: number
  /** How many of them we settle without staff. */
  automatic?: number
  hint?: string
}

export interface InboxQueue<Row> {
  label: string
  url: () => string
  load(caller: Caller): Promise<QueueStatus>
  /** Lists the oldest rows; without `caller`, for all staff. */
  list(limit: number, caller: Caller | null): Promise<Row[]>
  describe(row: Row): InboxItem
}

export function defineQueue<Row>(queue: InboxQueue<Row>): InboxQueue<Row> {
  return queue
}
