import type { ApiOutcome } from '~/api/api_outcome'
import { callApi } from '~/api/call_api'
import { askCourier, ORDER_DECISION_LABELS } from '#admin/courier_orders/components/order_decisions'
import { REWEIGH_DECISIONS } from '#admin/reweighs/components/reweigh_decisions'
import type { InboxItemData } from './inbox_data'

type InboxActionName = InboxItemData['actions'][number]['name']

type InboxCall = (id: number) => Promise<ApiOutcome<{ message: string }>>

interface InboxActionWords {
  label: string
  /** Without a call, the action leads to a page or opens the dialog of its name. */
  call?: InboxCall
  /** The button that makes the call for several items: "Retry all 7". */
  verb?: string
}

export const INBOX_ACTIONS: Record<InboxActionName, InboxActionWords> = {
  accept: { label: 'Accept' },
  adopt: { label: ORDER_DECISION_LABELS.adopt },
  approve: { label: REWEIGH_DECISIONS.approve.label },
  approveRequest: { label: 'Approve' },
  arrange: { label: 'Arrange' },
  ask: { label: ORDER_DECISION_LABELS.ask, call: askCourier, verb: 'Check' },
  book: { label: 'Book' },
  book_again: { label: ORDER_DECISION_LABELS.book_again },
  correctAddress: { label: 'Correct Address' },
  decideLines: { label: 'Decide lines' },
  declineRequest: { label: 'Decline' },
  dismiss: { label: 'Dismiss' },
  drop: { label: REWEIGH_DECISIONS.drop.label },
  give_up: { label: ORDER_DECISION_LABELS.give_up },
  note: { label: 'Resolve' },
  openOrders: { label: 'Courier orders' },
  openShipment: { label: 'Open' },
  payment: { label: 'Resolve' },
  reject: { label: 'Reject' },
  retry: {
    label: 'Retry',
    verb: 'Retry',
    call: (id) => callApi('api.shipping.retries.update', { params: { id } }),
  },
  retryJob: {
    label: 'Try again',
    verb: 'Retry',
    call: (id) => callApi('api.admin.failed_job_retries.store', { params: { id } }),
  },
  settle: { label: ORDER_DECISION_LABELS.settle },
  trackAgain: {
    label: 'Track again',
    verb: 'Resume',
    call: (id) => callApi('api.shipping.silent_parcels.update', { params: { id } }),
  },
  uphold: { label: REWEIGH_DECISIONS.uphold.label },
  void: { label: 'Refund' },
  waive: { label: REWEIGH_DECISIONS.waive.label },
  waybill: { label: 'Settle' },
}
