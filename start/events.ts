import app from '@adonisjs/core/services/app'
import emitter from '@adonisjs/core/services/emitter'
import logger from '@adonisjs/core/services/logger'
import { logRead } from '#admin/audit/middleware/read_line'
import { figuresWritten } from '#branding/page_figures/counting'
import AccountOpened from '#identity/accounts/account_opened'
import { callsWritten } from '#identity/api_keys/call_log'
import { logCall } from '#identity/api_keys/middleware/call_line'
import ApprovalNews from '#identity/approvals/approval_news'
import SignedOut from '#identity/sessions/signed_out'
import { logRequest } from '#shared/http/middleware/request_line'
import type { Lazy } from '#shared/port'
import { SmsFailed } from '#shared/sms/sms_failed'
import { WhatsAppFailed } from '#shared/whatsapp/whatsapp_events'
import ShipmentBooked from '#shipping/shipment/events/shipment_booked'
import ShipmentMoved from '#shipping/shipment/events/shipment_moved'
import ShipmentPaid from '#shipping/shipment/events/shipment_paid'
import ShipmentVoided from '#shipping/shipment/events/shipment_voided'
import BvnRefusalReported from '#wallet/providers/bvn_refusal_reported'
import TransferReported from '#wallet/providers/transfer_reported'

emitter.onError((event, error) => {
  logger.error({ err: error, event: String(event) }, 'A listener failed')
})

emitter.on('http:request_completed', logRequest)
emitter.on('http:request_completed', logCall)
emitter.on('http:request_completed', logRead)
app.terminating(callsWritten)
app.terminating(figuresWritten)

emitter.on(AccountOpened, [() => import('#wallet/balances/credit_newcomer'), 'handle'])
emitter.on(SignedOut, [() => import('#shipping/booking/memory/forget_drafts'), 'handle'])
emitter.on(TransferReported, [() => import('#wallet/payouts/settle_withdrawal'), 'handle'])
emitter.on(BvnRefusalReported, [() => import('#wallet/payouts/refuse_bvn'), 'handle'])

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
emitter.on(ShipmentVoided, [() => import('#shipping/carriers/pickups/leave_pickup'), 'handle'])
emitter.on(ShipmentMoved, [() => import('#branding/notifications/notify_receiver'), 'handle'])
emitter.on(ShipmentMoved, [() => import('#shipping/tracking/sender_news/tell_sender'), 'handle'])
emitter.on(ShipmentMoved, [() => import('#shipping/tracking/followers/tell_followers'), 'handle'])
emitter.on(ShipmentMoved, [() => import('#shipping/returns/tell_returned'), 'handle'])

emitter.on(SmsFailed, [() => import('#branding/notifications/outbox/fall_back'), 'sms'])
emitter.on(WhatsAppFailed, [() => import('#branding/notifications/outbox/fall_back'), 'whatsapp'])
emitter.on(
  ApprovalNews,
  dispatch(() => import('#admin/approvals/tell_of_approval_job'))
)

/** A listener that dispatches a job about what the event names. */
function dispatch<Payload extends object>(
  load: Lazy<{ default: { dispatch: (payload: Payload) => PromiseLike<unknown> } }>
) {
  return async (event: Payload) => {
    const { default: job } = await load()
    await job.dispatch({ ...event })
  }
}
