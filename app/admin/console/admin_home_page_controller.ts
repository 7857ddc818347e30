import type { HttpContext } from '@adonisjs/core/http'
import { listPendingApprovals } from '#identity/approvals/pending_approvals'
import { callerOf } from '#identity/sessions/caller'
import { readFromReplica } from '#shared/scale/replica_reads'
import { loadConsoleFigures } from '#admin/console/console_figures'
import { listUnmatchedPayments } from '#wallet/funding/unmatched_payments'
import UnmatchedPaymentTransformer from '#wallet/funding/transformers/unmatched_payment_transformer'
import { listUnmatchedWebhooks } from '#wallet/providers/unmatched_webhooks/resolve_unmatched_webhook'
import UnmatchedWebhookTransformer from '#wallet/providers/unmatched_webhooks/unmatched_webhook_transformer'
import { listOpenWaybillCancellations } from '#shipping/carriers/waybill_cancellations'
import WaybillCancellationTransformer from '#shipping/carriers/waybill_cancellation_transformer'
import { listOpenBvnReviews } from '#wallet/payouts/bvn_reviews'
import BvnReviewTransformer from '#wallet/payouts/transformers/bvn_review_transformer'
import ConsoleFiguresTransformer from '#admin/console/console_figures_transformer'
import { loadStaffQueues } from '#admin/console/staff_queues'
import StaffQueueTransformer from '#admin/console/staff_queue_transformer'
import { listStuckShipments } from '#admin/console/stuck_shipments'
import StuckShipmentTransformer from '#admin/console/stuck_shipment_transformer'

export default class AdminHomePageController {
  async render(ctx: HttpContext) {
    const { inertia } = ctx
    const caller = callerOf(ctx)
    const figures = async () =>
      ConsoleFiguresTransformer.transform(await readFromReplica(caller, loadConsoleFigures))
    const queues = async () => StaffQueueTransformer.transform(await loadStaffQueues(caller))
    const stuck = async () => StuckShipmentTransformer.transform(await listStuckShipments())
    const payments = async () => {
      const listed = await listUnmatchedPayments()
      const subjects = { incoming_payment: listed.map(({ id }) => id) }
      const waiting = await listPendingApprovals(caller, subjects)
      return UnmatchedPaymentTransformer.transform(listed, waiting).useVariant('forConsole')
    }
    const unmatchedWebhooks = async () =>
      UnmatchedWebhookTransformer.transform(await listUnmatchedWebhooks())
    const waybills = async () =>
      WaybillCancellationTransformer.transform(await listOpenWaybillCancellations())
    const bvnReviews = async () => BvnReviewTransformer.transform(await listOpenBvnReviews())
    return inertia.render('admin/console/home', {
      queues: inertia.defer(queues, { rescue: true }),
      figures: inertia.defer(figures, { rescue: true }),
      stuck: inertia.defer(stuck, { rescue: true }),
      payments: inertia.defer(payments, { rescue: true }),
      unmatchedWebhooks: inertia.defer(unmatchedWebhooks, { rescue: true }),
      bvnReviews: inertia.defer(bvnReviews, { rescue: true }),
      waybills: inertia.defer(waybills, { rescue: true }),
    })
  }
}
