import type { Read } from '#shared/audit/reads'

interface Asked {
  /** A number is one by the time that its route is found. */
  params: Record<string, string | number>
  query: Record<string, unknown>
}

/** What a route shows staff of people, for the audit log; null where that is nothing. */
export type Shown = (asked: Asked) => Omit<Read, 'actorId'> | null

/** Fewer letters say nothing of anybody. */
const SHORTEST_SEARCH = 3

/** Tracking numbers have twelve digits; whatever else is no number is a reference. */
export function parcel(given: unknown, action: Read['action'] = 'shipment.read') {
  if ((typeof given !== 'string' && typeof given !== 'number') || !given) return null
  const by: Read['by'] = /^\d{1,15}$/.test(String(given)) ? 'number' : 'reference'
  return { action, kind: 'shipment' as const, given: String(given), by }
}

export function parcelWith(by: Read['by'], action: Read['action'] = 'shipment.read'): Shown {
  return ({ params }) => ({ action, kind: 'shipment', given: String(params.id), by })
}

export function user(name: string, action: Read['action'] = 'user.read'): Shown {
  return ({ params }) => ({ action, kind: 'user', given: String(params[name]) })
}

export function organization(given: unknown): Omit<Read, 'actorId'> | null {
  if (!/^\d{1,15}$/.test(String(given ?? ''))) return null
  return { action: 'organization.read', kind: 'organization', given: String(given) }
}

export const organizationWith =
  (name: string): Shown =>
  ({ params }) =>
    organization(params[name])

export const invoice: Shown = ({ params }) => ({
  action: 'invoice.read',
  kind: 'invoice',
  given: String(params.id),
})

/** Many people at once. */
export function list(what: string, verb: 'read' | 'export'): Omit<Read, 'actorId'> {
  return { action: `personal_data.${verb}`, kind: 'personal_data', given: what }
}

export function searched({ query }: Asked): Omit<Read, 'actorId'> | null {
  const text = query.condition ?? query.search
  const words = typeof text === 'string' ? text.trim().toLowerCase() : ''
  if (words.length < SHORTEST_SEARCH) return null
  return { action: 'personal_data.search', kind: 'personal_data', given: words }
}

/** What was searched for, or else what is listed. */
export function listed(what: string): Shown {
  return (asked) => searched(asked) ?? list(what, 'read')
}

export const shownShipments = listed('shipments')
export const shownInvoices = listed('invoices')
export const shownOrganizations = listed('organizations')

/** On a page of users, whose form is open. */
export const shownPeople: Shown = (asked) => {
  const { edit } = asked.query
  if (/^\d{1,15}$/.test(String(edit ?? ''))) {
    return { action: 'user.read', kind: 'user', given: String(edit) }
  }
  return listed('people')(asked)
}

export const openedParcel: Shown = (asked) => parcel(asked.query.shipment) ?? shownShipments(asked)
