import type { Read } from '#shared/audit/reads'

interface Asked {
  /** A number is one by the time that its route is found. */
  params: Record<string, string | number>
  query: Record<string, unknown>
}

type ReadOf = (asked: Asked) => Omit<Read, 'actorId'> | null

/** Fewer letters say nothing of anybody. */
const SHORTEST_SEARCH = 3

/** Tracking numbers have twelve digits; whatever else is no number is a reference. */
function parcel(given: unknown, action: Read['action'] = 'shipment.read') {
  if ((typeof given !== 'string' && typeof given !== 'number') || !given) return null
  const by: Read['by'] = /^\d{1,15}$/.test(String(given)) ? 'number' : 'reference'
  return { action, kind: 'shipment' as const, given: String(given), by }
}

function parcelWith(by: Read['by'], action: Read['action'] = 'shipment.read'): ReadOf {
  return ({ params }) => ({ action, kind: 'shipment', given: String(params.id), by })
}

function user(name: string, action: Read['action'] = 'user.read'): ReadOf {
  return ({ params }) => ({ action, kind: 'user', given: String(params[name]) })
}

function organization(given: unknown): Omit<Read, 'actorId'> | null {
  if (!/^\d{1,15}$/.test(String(given ?? ''))) return null
  return { action: 'organization.read', kind: 'organization', given: String(given) }
}

const organizationWith =
  (name: string): ReadOf =>
  ({ params }) =>
    organization(params[name])

const invoice: ReadOf = ({ params }) => ({
  action: 'invoice.read',
  kind: 'invoice',
  given: String(params.id),
})

/** Many people at once. */
function list(what: string, verb: 'read' | 'export'): Omit<Read, 'actorId'> {
  return { action: `personal_data.${verb}`, kind: 'personal_data', given: what }
}

function searched({ query }: Asked): Omit<Read, 'actorId'> | null {
  const text = query.condition ?? query.search
  const words = typeof text === 'string' ? text.trim().toLowerCase() : ''
  if (words.length < SHORTEST_SEARCH) return null
  return { action: 'personal_data.search', kind: 'personal_data', given: words }
}

/** What was searched for, or else what is listed. */
function listed(what: string): ReadOf {
  return (asked) => searched(asked) ?? list(what, 'read')
}

const shipments = listed('shipments')
const invoices = listed('invoices')
const organizations = listed('organizations')

/** On a page of users, whose form is open. */
const people: ReadOf = (asked) => {
  const { edit } = asked.query
  if (/^\d{1,15}$/.test(String(edit ?? ''))) {
    return { action: 'user.read', kind: 'user', given: String(edit) }
  }
  return listed('people')(asked)
}

const openedParcel: ReadOf = (asked) => parcel(asked.query.shipment) ?? shipments(asked)

/** What shows staff something of people, by the names of the routes. */
export const READ_ROUTES: Partial<Record<string, ReadOf>> = {
  'admin.users': people,
  'api.identity.people.index': people,
  'admin.user_account': user('id'),
  'api.identity.people.show': user('id'),
  'api.identity.people.edit': user('id'),
  'api.wallet.user_wallets.index': listed('wallets'),
  'api.wallet.user_wallets.show': user('userId', 'user.read_wallet'),
  'api.wallet.user_wallets.list': user('userId', 'user.read_wallet'),
  'api.wallet.user_wallets.transactions': user('userId', 'user.read_wallet'),
  'api.wallet.bvn_reviews.index': () => list('BVN reviews', 'read'),
  'api.identity.searches.index': searched,
  'api.wallet.payment_references.show': () => list('a payment', 'read'),
  'api.wallet.payments_for_attention.index': () => list('unmatched payments', 'read'),
  'admin.home': () => list('unmatched payments', 'read'),
  'admin.organizations': (asked) => organization(asked.query.detail) ?? organizations(asked),
  'api.admin.organization_records.index': organizations,
  'api.admin.organization_records.show': organizationWith('id'),
  'api.branding.businesses.index': listed('businesses'),
  'api.branding.businesses.show': organizationWith('id'),
  'shipping.dashboard': organizationWith('id'),
  'api.shipping.dashboard.show': organizationWith('id'),
  'shipping.discount_uses': () => list('discount uses', 'read'),
  'api.shipping.discount_uses.index': () => list('discount uses', 'read'),
  'shipping.shipment': ({ params }) => parcel(params.number),
  'shipping.return_shipment': ({ params }) => parcel(params.trackingNumber),
  'shipping.return': parcelWith('return'),
  'api.shipping.returns.show': parcelWith('return'),
  'api.shipping.shipment_returns.show': parcelWith('id'),
  'shipping.booked': ({ params }) => parcel(params.trackingNumber),
  'shipping.history': openedParcel,
  'shipping.import_history': openedParcel,
  'api.shipping.history.index': shipments,
  'api.shipping.history.recent': shipments,
  'api.shipping.import_history.index': shipments,
  'api.shipping.import_history.recent': shipments,
  'api.shipping.shipments.index': shipments,
  'api.shipping.shipments.show': parcelWith('id'),
  'api.shipping.incomplete_bookings.show': parcelWith('id'),
  'shipping.completion': parcelWith('id'),
  'shipping.import_completion': parcelWith('id'),
  'admin.hand_parcel': parcelWith('id'),
  'admin.parcel_orders': parcelWith('id'),
  'api.shipping.courier_labels.show': ({ params }) =>
    parcel(params.trackingNumber, 'shipment.read_papers'),
  'api.shipping.document_tokens.show': ({ params }) =>
    parcel(params.trackingNumber, 'shipment.read_papers'),
  'api.shipping.clearance_files.show': parcelWith('clearance_document', 'shipment.read_papers'),
  'api.shipping.courier_papers.show': parcelWith('carrier_paper', 'shipment.read_papers'),
  'api.shipping.manifests.show': () => list('a manifest', 'export'),
  'api.shipping.history.export': () => list('shipments', 'export'),
  'api.admin.organization_exports.show': () => list('organizations', 'export'),
  'admin.invoices': invoices,
  'admin.invoice': invoice,
  'shipping.invoice': invoice,
  'api.shipping.invoices.show': invoice,
  'api.shipping.invoice_exports.show': invoice,
  'api.shipping.invoice_tokens.show': invoice,
  'api.admin.billing_invoices.index': invoices,
  'api.admin.billing_invoices.ageing': invoices,
  'admin.late_parcels': listed('late parcels'),
  'api.admin.late_parcels.index': listed('late parcels'),
  'admin.pickups': listed('pickups'),
  'api.shipping.pickups.index': listed('pickups'),
  'admin.reweigh_queue': listed('reweighs'),
  'admin.audit': listed('the audit log'),
  'api.admin.audit_entries.index': listed('the audit log'),
  'api.admin.invoice_line_exports.show': () => list('lines of a courier’s invoice', 'export'),
  'api.admin.invoice_line_exports.disputed': () => list('lines of a courier’s invoice', 'export'),
  'api.admin.margin_exports.show': () => list('margins', 'export'),
  'admin.tariff_replay': () => list('customers of a replay', 'read'),
  'api.admin.tariff_replays.show': () => list('customers of a replay', 'read'),
  'api.admin.replay_customers.show': () => list('customers of a replay', 'export'),
  'api.admin.replay_totals.show': ({ query }) =>
    query.by === 'customer' ? list('customers of a replay', 'export') : null,
  'api.admin.replay_courier_changes.show': () => list('customers of a replay', 'export'),
  'api.admin.audit_exports.show': () => list('the audit log', 'export'),
}
