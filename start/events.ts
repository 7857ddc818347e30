import app from '@adonisjs/core/services/app'
import emitter from '@adonisjs/core/services/emitter'
import logger from '@adonisjs/core/services/logger'
import { logPersonalDataRead } from '#admin/audit/middleware/log_personal_data_read'
import { flushPageCounts } from '#branding/page_figures/page_visit_counter'
import AccountOpened from '#identity/accounts/account_opened'
import { flushCallLog } from '#identity/api_keys/call_log'
import { logApiCall } from '#identity/api_keys/middleware/log_api_call'
import ApprovalUpdated from '#identity/approvals/approval_updated'
import SignedOut from '#identity/sessions/signed_out'
import { logRequest } from '#shared/http/middleware/log_request'
import type { Lazy } from '#shared/port'
import { SmsFailed } from '#shared/sms/sms_events'
import { WhatsAppFailed } from '#shared/whatsapp/whatsapp_events'
import ShipmentBooked from '#shipping/shipment/events/shipment_booked'
import ShipmentUpdated from '#shipping/shipment/events/shipment_updated'
import ShipmentPaid from '#shipping/shipment/events/shipment_paid'
import ShipmentVoided from '#shipping/shipment/events/shipment_voided'
import BvnRefusalReported from '#wallet/providers/bvn_refusal_reported'
import TransferReported from '#wallet/providers/transfer_reported'

emitter.onError((event, error) => {
  logger.error({ err: error, event: String(event) }, 'A listener failed')
})

emitter.on('http:request_completed', logRequest)
emitter.on('http:request_completed', logApiCall)
emitter.on('http:request_completed', logPersonalDataRead)
app.terminating(flushCallLog)
app.terminating(flushPageCounts)

emitter.on(AccountOpened, [() => import('#wallet/balances/credit_referred_user'), 'handle'])
emitter.on(SignedOut, [() => import('#shipping/booking/drafts/delete_drafts'), 'handle'])
emitter.on(TransferReported, [() => import('#wallet/payouts/settle_withdrawal'), 'handle'])
emitter.on(BvnRefusalReported, [() => import('#wallet/payouts/mark_bvn_refused'), 'handle'])

emitter.on(
  ShipmentPaid,
  dispatch(() => import('#shipping/carriers/jobs/book_with_courier_job'))
)
emitter.on(
  ShipmentBooked,
  dispatch(() => import('#shipping/documents/send_waybill_job'))
)
emitter.on(
  ShipmentBooked,
  dispatch(() => import('#shipping/carriers/pickups/jobs/arrange_pickup_job'))
)
emitter.on(ShipmentBooked, [() => import('#shipping/billing/reward_referrer'), 'handle'])
emitter.on(ShipmentVoided, [() => import('#shipping/billing/reward_referrer'), 'handle'])
emitter.on(ShipmentVoided, [
  () => import('#shipping/carriers/pickups/cancel_unneeded_pickup'),
  'handle',
])
emitter.on(ShipmentUpdated, [() => import('#branding/notifications/notify_receiver'), 'handle'])
emitter.on(ShipmentUpdated, [
  () => import('#shipping/tracking/sender_notifications/notify_sender'),
  'handle',
])
emitter.on(ShipmentUpdated, [
  () => import('#shipping/tracking/subscriptions/notify_tracking_subscribers'),
  'handle',
])
emitter.on(ShipmentUpdated, [() => import('#shipping/returns/notify_return_delivered'), 'handle'])

emitter.on(SmsFailed, [() => import('#branding/notifications/outbox/try_next_channel'), 'sms'])
emitter.on(WhatsAppFailed, [
  () => import('#branding/notifications/outbox/try_next_channel'),
  'whatsapp',
])
emitter.on(
  ApprovalUpdated,
  dispatch(() => import('#admin/approvals/send_approval_mails_job'))
)

function dispatch<Payload extends object>(
  load: Lazy<{ default: { dispatch: (payload: Payload) => PromiseLike<unknown> } }>
) {
  return async (event: Payload) => {
    const { default: job } = await load()
    await job.dispatch({ ...event })
  }
}
