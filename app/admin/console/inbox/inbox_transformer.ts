import { BaseTransformer } from '@adonisjs/core/transformers'
import { lagosMoment } from '#shared/time/lagos_time'
import ApprovalTransformer from '#admin/approvals/approval_transformer'
import type { Inbox } from '#admin/console/inbox/load_inbox'
import StuckShipmentTransformer from '#admin/console/inbox/stuck_shipment_transformer'
import FailedJobTransformer from '#admin/health/failed_job_transformer'
import UnfinishedOrderTransformer from '#shipping/carriers/attempts/unfinished_order_transformer'
import WaybillCancellationTransformer from '#shipping/carriers/waybill_cancellation_transformer'
import ReweighTransformer from '#shipping/reweighing/transformers/reweigh_transformer'
import UnmatchedPaymentTransformer from '#wallet/funding/transformers/unmatched_payment_transformer'
import BvnReviewTransformer from '#wallet/payouts/transformers/bvn_review_transformer'
import UnmatchedWebhookTransformer from '#wallet/providers/unmatched_webhooks/unmatched_webhook_transformer'

/** Items and queues, and the rows on which dialogs act. */
export default class InboxTransformer extends BaseTransformer<Inbox> {
  toObject() {
    const { userId, queues, items, rows, waiting } = this.resource
    const automatic = queues.reduce((sum, queue) => sum + (queue.automatic ?? 0), 0)
    return {
      needed: queues.reduce((sum, { count }) => sum + count, 0) - automatic,
      automatic,
      queues: queues.map(({ key, label, count, automatic: settled = 0, url, hint = null }) => ({
        key,
        label,
        count,
        needed: count - settled,
        url,
        hint,
      })),
      items: items.map((item) => describeItem(item, userId)),
      approvals: ApprovalTransformer.transform(rows.approvals).useVariant('forPage'),
      stuck: StuckShipmentTransformer.transform(rows.stuck),
      orders: UnfinishedOrderTransformer.transform(rows.courier_orders),
      reweighs: ReweighTransformer.transform(rows.reweighs).useVariant('forStaff'),
      // Depth 2 includes the requests for approval inside each payment.
      payments: UnmatchedPaymentTransformer.transform(rows.payments, waiting)
        .useVariant('forConsole')
        .depth(2),
      webhooks: UnmatchedWebhookTransformer.transform(rows.webhooks),
      bvns: BvnReviewTransformer.transform(rows.bvns),
      waybills: WaybillCancellationTransformer.transform(rows.waybills),
      jobs: FailedJobTransformer.transform(rows.failed_jobs),
    }
  }
}

function describeItem(item: Inbox['items'][number], userId: number) {
  const { kind, key, title, facts, note } = item
  const {
    about = title,
    detail = null,
    cause = null,
    href = null,
    isLate = false,
    isAutomatic = false,
  } = item
  const { ts, day, time } = lagosMoment(item.since)
  return {
    id: `${kind}-${key}`,
    ...{ kind, key, title, about, detail, facts, cause, href, isLate, isAutomatic },
    since: ts,
    sinceText: `${day}, ${time}`,
    ageText: item.since.toRelative({ locale: 'en' })!,
    actions: item.actions.map(({ name, href: page = null }) => ({ name, href: page })),
    owner: note?.owner?.fullName ?? null,
    isMine: note?.ownerId === userId,
    note: note?.note ?? null,
    version: note?.version ?? 0,
  }
}
