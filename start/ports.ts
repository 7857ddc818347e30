import { approvalKinds } from '#identity/approvals/approval_kind'
import { samePersonChecks } from '#identity/approvals/same_person'
import { findApprovalAudience } from '#identity/approvals/approval_updated'
import { personalDataModules } from '#identity/privacy/personal_data'
import { finders } from '#identity/search/finders'
import { documentWriters } from '#shared/documents/document_writers'
import { publicPages } from '#shared/site_identity/sitemap_paths'
import { storedPictures } from '#shared/site_identity/pictures'
import { landingPrices } from '#shared/landing/landing_price_cache'
import { CONSOLE_CHANNEL, liveAudiences } from '#shared/live/live_updates'
import { inboundMessages } from '#shared/whatsapp/inbound_messages'
import type { ShipmentDocumentName } from '#shipping/documents/shipment_documents'
import { shipmentAudience } from '#shipping/shipment/shipment_audience'
import { shopOrigins } from '#shipping/tracking/tracking_page_origin'
import { purchaseHandlers } from '#wallet/funding/purchase_handlers'
import { moneyAudience } from '#wallet/ledger/money_audience'
import { paidShipmentReader } from '#wallet/transactions/load_paid_shipment'

/** Connects the ports of earlier modules to implementations in later ones. */

landingPrices.provide(() => import('#shipping/pricing/calculator/landing_prices'))
inboundMessages.provide(() => import('#branding/unwanted_mail/whatsapp_replies'))
storedPictures.provide(() => import('#branding/images/read_image_bytes'))
shopOrigins.provide(() => import('#branding/tracking_page/shop_origin'))
paidShipmentReader.provide(() => import('#shipping/shipment/load_shipment_detail'))
purchaseHandlers.provide({ shipment: () => import('#shipping/billing/card_payment_purchase') })

const PATHS = ['/rates', '/track', '/signin', '/register', '/reset']
publicPages.provide([
  async () => ({ publicPaths: () => PATHS }),
  () => import('#admin/developers/site/public_paths'),
])

finders.provide({
  everyone: [
    () => import('#shipping/history/shipment_finder'),
    () => import('#wallet/transactions/transaction_finder'),
    () => import('#shipping/addresses/receiver_finder'),
  ],
  console: [
    () => import('#admin/people/transaction_finder'),
    () => import('#admin/people/user_finder'),
    () => import('#admin/organizations/organization_finder'),
    () => import('#admin/tariffs/zones/zone_finder'),
  ],
})

personalDataModules.provide([
  () => import('#identity/privacy/identity_data'),
  () => import('#wallet/privacy/wallet_personal_data'),
  () => import('#shipping/history/personal_data'),
  () => import('#branding/unwanted_mail/branding_personal_data'),
])

samePersonChecks.provide([
  () => import('#identity/approvals/same_phone'),
  () => import('#wallet/payouts/shared_bank_identity'),
])

approvalKinds.provide({
  wallet_operation: () => import('#wallet/balances/wallet_operation_approval'),
  payment_credit: () => import('#wallet/funding/payment_credit_approval'),
  refund: () => import('#shipping/returns/fault_refund_approval'),
  credit_limit: () => import('#admin/organizations/credit_limit_approval'),
  write_off: () => invoiceApproval('writeOffApproval'),
  credit_note: () => invoiceApproval('manualCreditApproval'),
  tariff: () => import('#admin/tariffs/versions/version_approval'),
  administrator: () => import('#identity/people/administrator_approval'),
  setting: () => import('#admin/settings/setting_approval'),
})

documentWriters.provide({
  waybill: ({ shipmentId }) => documentOf(shipmentId, 'waybill'),
  invoice: ({ shipmentId }) => documentOf(shipmentId, 'invoice'),
  customs: ({ shipmentId, paper }) =>
    documentOf(shipmentId, paper === 'packing_list' ? paper : 'commercial_invoice'),
  statement: async (subject) => {
    const { loadStatementDocument: loadDocument } =
      await import('#wallet/transactions/statement_document')
    return loadDocument(subject)
  },
  billing: async ({ invoiceId }) => {
    const { loadInvoiceDocument: loadDocument } =
      await import('#shipping/invoicing/documents/invoice_document')
    return loadDocument(Number(invoiceId))
  },
})

liveAudiences.provide({
  inbox_note: async () => [{ channel: CONSOLE_CHANNEL, what: 'tasks' }],
  account: moneyAudience,
  approval: findApprovalAudience,
  shipment: shipmentAudience,
  replay: async () => [{ channel: CONSOLE_CHANNEL, what: 'replays' }],
})

async function documentOf(shipmentId: string | number | undefined, kind: ShipmentDocumentName) {
  const documents = await import('#shipping/documents/shipment_documents')
  return documents.loadShipmentDocument(Number(shipmentId), kind)
}

async function invoiceApproval(name: 'writeOffApproval' | 'manualCreditApproval') {
  const approvals = await import('#shipping/invoicing/invoice_approvals')
  return { default: approvals[name] }
}
