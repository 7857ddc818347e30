import { approvalKinds } from '#identity/approvals/approval_kind'
import { samenesses } from '#identity/approvals/same_person'
import { toldOfApprovals } from '#identity/approvals/approval_news'
import { personalDataModules } from '#identity/privacy/personal_data'
import { finders } from '#identity/search/finders'
import { documentWriters } from '#shared/documents/offered'
import { publicPages } from '#shared/heads/listed_pages'
import { storedPictures } from '#shared/heads/pictures'
import { landingPrices } from '#shared/landing/shown_prices'
import { CONSOLE, liveAudiences } from '#shared/live/news'
import { inboundMessages } from '#shared/whatsapp/inbound_messages'
import type { ShipmentPaper } from '#shipping/documents/shipment_documents'
import { toldOfShipments } from '#shipping/shipment/told_of_shipments'
import { shopOrigins } from '#shipping/tracking/page_origin'
import { sellers } from '#wallet/funding/sellers'
import { toldOfMoney } from '#wallet/ledger/told_of_money'
import { shownShipments } from '#wallet/transactions/paid_shipment'

/** What earlier modules need of later ones, and who provides it. */

landingPrices.provide(() => import('#shipping/pricing/calculator/landing_prices'))
inboundMessages.provide(() => import('#branding/unwanted_mail/answer_by_chat'))
storedPictures.provide(() => import('#branding/images/picture_bytes'))
shopOrigins.provide(() => import('#branding/tracking_page/shop_origin'))
shownShipments.provide(() => import('#shipping/shipment/shown_shipment'))
sellers.provide({ shipment: () => import('#shipping/billing/card_payment_seller') })

const PATHS = ['/rates', '/track', '/signin', '/register', '/reset']
publicPages.provide([
  async () => ({ publicPaths: () => PATHS }),
  () => import('#admin/developers/site/public_paths'),
])

finders.provide({
  everyone: [
    () => import('#shipping/history/shipment_finder'),
    () => import('#wallet/transactions/transaction_finder'),
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
  () => import('#wallet/privacy/personal_data'),
  () => import('#shipping/history/personal_data'),
  () => import('#branding/unwanted_mail/personal_data'),
])

samenesses.provide([
  () => import('#identity/approvals/same_phone'),
  () => import('#wallet/payouts/same_owner'),
])

approvalKinds.provide({
  wallet_operation: () => import('#wallet/balances/operation_approval'),
  payment_credit: () => import('#wallet/funding/payment_approval'),
  refund: () => import('#shipping/returns/fault_approval'),
  credit_limit: () => import('#admin/organizations/credit_approval'),
  write_off: () => invoiceApproval('writeOffs'),
  credit_note: () => invoiceApproval('handCredits'),
  tariff: () => import('#admin/tariffs/versions/version_approval'),
  administrator: () => import('#identity/people/administrator_approval'),
  setting: () => import('#admin/settings/setting_approval'),
})

documentWriters.provide({
  waybill: ({ shipmentId }) => paperOf(shipmentId, 'waybill'),
  invoice: ({ shipmentId }) => paperOf(shipmentId, 'invoice'),
  customs: ({ shipmentId, paper }) =>
    paperOf(shipmentId, paper === 'packing_list' ? paper : 'commercial_invoice'),
  statement: async (subject) => {
    const { statementPaper } = await import('#wallet/transactions/statement')
    return statementPaper(subject)
  },
  billing: async ({ invoiceId }) => {
    const { invoicePaper } = await import('#shipping/invoicing/papers/invoice_paper')
    return invoicePaper(Number(invoiceId))
  },
})

liveAudiences.provide({
  account: toldOfMoney,
  approval: toldOfApprovals,
  shipment: toldOfShipments,
  replay: async () => [{ channel: CONSOLE, what: 'replays' }],
})

async function paperOf(shipmentId: string | number | undefined, kind: ShipmentPaper) {
  const documents = await import('#shipping/documents/shipment_documents')
  return documents.paperOf(Number(shipmentId), kind)
}

async function invoiceApproval(name: 'writeOffs' | 'handCredits') {
  const approvals = await import('#shipping/invoicing/invoice_approvals')
  return { default: approvals[name] }
}
