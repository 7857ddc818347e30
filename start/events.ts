import app from '@adonisjs/core/services/app'
import emitter from '@adonisjs/core/services/emitter'
import logger from '@adonisjs/core/services/logger'
import ApprovalNews, { toldOfApprovals } from '#identity/approvals/approval_news'
import AccountOpened from '#identity/accounts/account_opened'
import SignedOut from '#identity/sessions/signed_out'
import ShipmentBooked from '#shipping/shipment/events/shipment_booked'
import ShipmentMoved from '#shipping/shipment/events/shipment_moved'
import ShipmentPaid from '#shipping/shipment/events/shipment_paid'
import ShipmentVoided from '#shipping/shipment/events/shipment_voided'
import BvnRefusalReported from '#wallet/providers/bvn_refusal_reported'
import TransferReported from '#wallet/providers/transfer_reported'
import { approvesBy } from '#identity/approvals/approval_kind'
import { recognizesBy } from '#identity/approvals/same_person'
import { callsWritten } from '#identity/api_keys/call_log'
import { logCall } from '#identity/api_keys/middleware/call_line'
import { logRead } from '#admin/audit/middleware/read_line'
import { figuresWritten } from '#branding/page_figures/counting'
import { logRequest } from '#shared/http/middleware/request_line'
import { keepsPersonalData } from '#identity/privacy/personal_data'
import { findsOriginsBy } from '#shipping/tracking/page_origin'
import { offerDocument } from '#shared/documents/offered'
import { listPagesOf } from '#shared/heads/listed_pages'
import { picturesFrom } from '#shared/heads/pictures'
import { findsBy } from '#identity/search/finders'
import { showPricesOf } from '#shared/landing/shown_prices'
import { sellBy } from '#wallet/funding/sellers'
import { showShipmentsOf } from '#wallet/transactions/paid_shipment'
import { CONSOLE, tellsOf } from '#shared/live/news'
import { SmsFailed } from '#shared/sms/sms_failed'
import { hearsWhatsAppBy } from '#shared/whatsapp/hearing'
import { WhatsAppFailed } from '#shared/whatsapp/whatsapp_events'
import { toldOfMoney } from '#wallet/ledger/told_of_money'
import { toldOfShipments } from '#shipping/shipment/told_of_shipments'

emitter.onError((event, error) => {
  logger.error({ err: error, event: String(event) }, 'A listener failed')
})

emitter.on('http:request_completed', logRequest)
emitter.on('http:request_completed', logCall)
app.terminating(callsWritten)
emitter.on('http:request_completed', logRead)
app.terminating(figuresWritten)
emitter.on(AccountOpened, [() => import('#wallet/balances/credit_newcomer'), 'handle'])
emitter.on(SignedOut, [() => import('#shipping/booking/memory/forget_drafts'), 'handle'])
emitter.on(ShipmentPaid, async ({ shipmentId }) => {
  const job = await import('#shipping/carriers/jobs/book_with_courier_job')
  await job.default.dispatch({ shipmentId })
})
emitter.on(ShipmentBooked, async ({ shipmentId }) => {
  const job = await import('#shipping/documents/send_waybill_job')
  await job.default.dispatch({ shipmentId })
})
emitter.on(ShipmentBooked, async ({ shipmentId }) => {
  const job = await import('#shipping/carriers/pickups/jobs/arrange_pickup_job')
  await job.default.dispatch({ shipmentId })
})
emitter.on(ShipmentBooked, [() => import('#shipping/billing/reward_referrer'), 'handle'])
emitter.on(ShipmentVoided, [() => import('#shipping/billing/reward_referrer'), 'handle'])
emitter.on(ShipmentVoided, [() => import('#shipping/carriers/pickups/leave_pickup'), 'handle'])
emitter.on(TransferReported, [() => import('#wallet/payouts/settle_withdrawal'), 'handle'])
emitter.on(BvnRefusalReported, [() => import('#wallet/payouts/refuse_bvn'), 'handle'])

sellBy('shipment', () => import('#shipping/billing/card_payment_seller'))
showShipmentsOf(() => import('#shipping/shipment/shown_shipment'))
findsOriginsBy(() => import('#branding/tracking_page/shop_origin'))
showPricesOf(() => import('#shipping/pricing/calculator/landing_prices'))
emitter.on(ShipmentMoved, [() => import('#branding/notifications/notify_receiver'), 'handle'])
emitter.on(SmsFailed, [() => import('#branding/notifications/outbox/fall_back'), 'sms'])
emitter.on(WhatsAppFailed, [() => import('#branding/notifications/outbox/fall_back'), 'whatsapp'])
hearsWhatsAppBy(() => import('#branding/unwanted_mail/answer_by_chat'))
emitter.on(ShipmentMoved, [() => import('#shipping/tracking/sender_news/tell_sender'), 'handle'])
emitter.on(ShipmentMoved, [() => import('#shipping/tracking/followers/tell_followers'), 'handle'])
emitter.on(ShipmentMoved, [() => import('#shipping/returns/tell_returned'), 'handle'])

emitter.on(ApprovalNews, async ({ id }) => {
  const job = await import('#admin/approvals/tell_of_approval_job')
  await job.default.dispatch({ id })
})
approvesBy('wallet_operation', () => import('#wallet/balances/operation_approval'))
approvesBy('payment_credit', () => import('#wallet/funding/payment_approval'))
approvesBy('refund', () => import('#shipping/returns/fault_approval'))
approvesBy('credit_limit', () => import('#admin/organizations/credit_approval'))
approvesBy('write_off', async () => {
  const { writeOffs } = await import('#shipping/invoicing/invoice_approvals')
  return { default: writeOffs }
})
approvesBy('credit_note', async () => {
  const { handCredits } = await import('#shipping/invoicing/invoice_approvals')
  return { default: handCredits }
})
approvesBy('tariff', () => import('#admin/tariffs/versions/version_approval'))
approvesBy('administrator', () => import('#identity/people/administrator_approval'))
approvesBy('setting', () => import('#admin/settings/setting_approval'))
recognizesBy(() => import('#identity/approvals/same_phone'))
recognizesBy(() => import('#wallet/payouts/same_owner'))

keepsPersonalData(() => import('#identity/privacy/identity_data'))
keepsPersonalData(() => import('#wallet/privacy/personal_data'))
keepsPersonalData(() => import('#shipping/history/personal_data'))
keepsPersonalData(() => import('#branding/unwanted_mail/personal_data'))

tellsOf('account', toldOfMoney)
tellsOf('approval', toldOfApprovals)
tellsOf('shipment', toldOfShipments)
tellsOf('replay', async () => [{ channel: CONSOLE, what: 'replays' }])
findsBy(() => import('#shipping/history/shipment_finder'))
findsBy(() => import('#wallet/transactions/transaction_finder'))
findsBy(() => import('#admin/people/transaction_finder'), { isForConsole: true })
findsBy(() => import('#admin/people/user_finder'), { isForConsole: true })
findsBy(() => import('#admin/organizations/organization_finder'), { isForConsole: true })
findsBy(() => import('#admin/tariffs/zones/zone_finder'), { isForConsole: true })

offerDocument('waybill', async ({ shipmentId }) => {
  const { paperOf } = await import('#shipping/documents/shipment_documents')
  return paperOf(Number(shipmentId), 'waybill')
})

offerDocument('invoice', async ({ shipmentId }) => {
  const { paperOf } = await import('#shipping/documents/shipment_documents')
  return paperOf(Number(shipmentId), 'invoice')
})

offerDocument('customs', async ({ shipmentId, paper }) => {
  const { paperOf } = await import('#shipping/documents/shipment_documents')
  return paperOf(Number(shipmentId), paper === 'packing_list' ? paper : 'commercial_invoice')
})

offerDocument('statement', async (subject) => {
  const { statementPaper } = await import('#wallet/transactions/statement')
  return statementPaper(subject)
})

offerDocument('billing', async ({ invoiceId }) => {
  const { invoicePaper } = await import('#shipping/invoicing/papers/invoice_paper')
  return invoicePaper(Number(invoiceId))
})

picturesFrom(() => import('#branding/images/picture_bytes'))

const PATHS = ['/rates', '/track', '/signin', '/register', '/reset']
listPagesOf(async () => ({ publicPaths: () => PATHS }))
listPagesOf(() => import('#admin/developers/site/public_paths'))
