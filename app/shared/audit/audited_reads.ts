import type { PersonalDataRead } from '#shared/audit/personal_data_reads'

interface RouteInput {
  /** A number is one by the time that its route is found. */
  params: Record<string, string | number>
  query: Record<string, unknown>
}

/** What a route shows staff of people, for the audit log; null where that is nothing. */
export type ReadDescriber = (asked: RouteInput) => Omit<PersonalDataRead, 'actorId'> | null

/** Fewer letters say nothing of anybody. */
const SHORTEST_SEARCH = 3

/** Tracking numbers have twelve digits; whatever else is no number is a reference. */
export function describeShipmentRead(
  given: unknown,
  action: PersonalDataRead['action'] = 'shipment.read'
) {
  if ((typeof given !== 'string' && typeof given !== 'number') || !given) return null
  const by: PersonalDataRead['by'] = /^\d{1,15}$/.test(String(given)) ? 'number' : 'reference'
  return { action, kind: 'shipment' as const, given: String(given), by }
}

export function shipmentReadBy(
  by: PersonalDataRead['by'],
  action: PersonalDataRead['action'] = 'shipment.read'
): ReadDescriber {
  return ({ params }) => ({ action, kind: 'shipment', given: String(params.id), by })
}

export function userRead(
  name: string,
  action: PersonalDataRead['action'] = 'user.read'
): ReadDescriber {
  return ({ params }) => ({ action, kind: 'user', given: String(params[name]) })
}

export function describeOrganizationRead(given: unknown): Omit<PersonalDataRead, 'actorId'> | null {
  if (!/^\d{1,15}$/.test(String(given ?? ''))) return null
  return { action: 'organization.read', kind: 'organization', given: String(given) }
}

export const organizationRead =
  (name: string): ReadDescriber =>
  ({ params }) =>
    describeOrganizationRead(params[name])

export const invoiceRead: ReadDescriber = ({ params }) => ({
  action: 'invoice.read',
  kind: 'invoice',
  given: String(params.id),
})

/** Many people at once. */
export function describeListRead(
  what: string,
  verb: 'read' | 'export'
): Omit<PersonalDataRead, 'actorId'> {
  return { action: `personal_data.${verb}`, kind: 'personal_data', given: what }
}

export function describeSearch({ query }: RouteInput): Omit<PersonalDataRead, 'actorId'> | null {
  const text = query.condition ?? query.search
  const words = typeof text === 'string' ? text.trim().toLowerCase() : ''
  if (words.length < SHORTEST_SEARCH) return null
  return { action: 'personal_data.search', kind: 'personal_data', given: words }
}

/** What was searched for, or else what is listed. */
export function listRead(what: string): ReadDescriber {
  return (asked) => describeSearch(asked) ?? describeListRead(what, 'read')
}

export const shipmentListRead = listRead('shipments')
export const invoiceListRead = listRead('invoices')
export const organizationListRead = listRead('organizations')

/** On a page of users, whose form is open. */
export const peopleListRead: ReadDescriber = (asked) => {
  const { edit } = asked.query
  if (/^\d{1,15}$/.test(String(edit ?? ''))) {
    return { action: 'user.read', kind: 'user', given: String(edit) }
  }
  return listRead('people')(asked)
}

export const openedShipmentRead: ReadDescriber = (asked) =>
  describeShipmentRead(asked.query.shipment) ?? shipmentListRead(asked)
