import type { PersonalDataRead } from '#shared/audit/personal_data_reads'

interface RouteInput {
  /** The router has already cast numeric params to numbers. */
  params: Record<string, string | number>
  query: Record<string, unknown>
}

/** Describes the personal data that a route shows staff; null if it shows none. */
export type ReadDescriber = (input: RouteInput) => Omit<PersonalDataRead, 'actorId'> | null

/** A search for fewer characters is not recorded, because it identifies nobody. */
const MIN_SEARCH_LENGTH = 3

/** Describes a view of the shipment whose tracking number (digits) or reference is `given`. */
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

export function describeListRead(
  what: string,
  verb: 'read' | 'export'
): Omit<PersonalDataRead, 'actorId'> {
  return { action: `personal_data.${verb}`, kind: 'personal_data', given: what }
}

export function describeSearch({ query }: RouteInput): Omit<PersonalDataRead, 'actorId'> | null {
  const text = query.condition ?? query.search
  const words = typeof text === 'string' ? text.trim().toLowerCase() : ''
  if (words.length < MIN_SEARCH_LENGTH) return null
  return { action: 'personal_data.search', kind: 'personal_data', given: words }
}

export function listRead(what: string): ReadDescriber {
  return (input) => describeSearch(input) ?? describeListRead(what, 'read')
}

export const shipmentListRead = listRead('shipments')
export const invoiceListRead = listRead('invoices')
export const organizationListRead = listRead('organizations')

/** Describes a view of the user whose form is open (`?edit=`), or else of the list of users. */
export const peopleListRead: ReadDescriber = (input) => {
  const { edit } = input.query
  if (/^\d{1,15}$/.test(String(edit ?? ''))) {
    return { action: 'user.read', kind: 'user', given: String(edit) }
  }
  return listRead('people')(input)
}

export const openedShipmentRead: ReadDescriber = (input) =>
  describeShipmentRead(input.query.shipment) ?? shipmentListRead(input)
