import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { rowsOf } from '#shared/database/rows'
import Reweigh, { OPEN, type ReweighStatus } from '#shipping/reweighing/models/reweigh'
import Shipment from '#shipping/shipment/models/shipment'

const LONGEST_LIST = 100

/** What a customer was told of. */
const TOLD: readonly ReweighStatus[] = [...OPEN, 'paid', 'waived', 'closed', 'refunded']

/** Of the caller's own shipments, whoever the caller is: what is to be paid first, then the latest. */
export function ownReweighs(caller: Caller): Promise<Reweigh[]> {
  return withShipments(
    ownedBy(caller)
      .whereIn('status', [...TOLD])
      .whereNotNull('approvedAt')
  )
    .orderByRaw(`status in ('approved', 'owed', 'disputed') desc, id desc`)
    .limit(LONGEST_LIST)
    .exec()
}

/** How many wait for the caller to pay or dispute them. */
export async function countOwnOpen(caller: Caller): Promise<number> {
  const [row] = await ownedBy(caller).whereIn('status', ['approved', 'owed']).count('* as total')
  return Number(row?.$extras.total ?? 0)
}

/** One of the caller's own that they were told of. Throws E_ROW_NOT_FOUND for any other. */
export async function ownReweigh(caller: Caller, id: number, client?: QueryClientContract) {
  await ownedBy(caller, client).where({ id }).whereNotNull('approvedAt').firstOrFail()
}

/**
 * Of one shipment, the oldest first: all of them for staff of the console, for its customer those that they were told of.
 * Throws E_ROW_NOT_FOUND for a shipment out of sight.
 */
export async function reweighsOf(caller: Caller, shipmentId: number): Promise<Reweigh[]> {
  const { id } = await Shipment.visibleTo(caller).where('id', shipmentId).firstOrFail()
  const query = withShipments(all().where('shipmentId', id)).orderBy('id')
  return caller.isAdmin
    ? query.whereNot('status', 'replaced').exec()
    : query.whereNotNull('approvedAt').exec()
}

/** What staff look at: those to decide on, those that customers have to pay, and what only stands there. */
export interface ReweighQueue {
  proposed: Reweigh[]
  disputed: Reweigh[]
  unpaid: Reweigh[]
  noted: Reweigh[]
}

export async function reweighQueue(): Promise<ReweighQueue> {
  const [proposed, disputed, unpaid, noted] = await Promise.all([
    listOf(['proposed']),
    listOf(['disputed']),
    listOf(['approved', 'owed']),
    listOf(['noted']),
  ])
  return { proposed, disputed, unpaid, noted: noted.toReversed() }
}

export interface ReweighCounts {
  proposed: number
  disputed: number
  owed: number
  owedKobo: number
}

export async function reweighCounts(): Promise<ReweighCounts> {
  const [counts] = await rowsOf<ReweighCounts>(
    db,
    `select count(*) filter (where status = 'proposed')::int as proposed,
       count(*) filter (where status = 'disputed')::int as disputed,
       count(*) filter (where status = 'owed')::int as owed,
       coalesce(sum(amount_kobo) filter (where status = 'owed'), 0)::float8 as "owedKobo"
     from reweighs where organization_id > 0 and status in ('proposed', 'disputed', 'owed')`
  )
  return counts!
}

/** The oldest first. */
function listOf(statuses: ReweighStatus[]): Promise<Reweigh[]> {
  return withShipments(all().where('organizationId', '>', 0).whereIn('status', statuses))
    .orderBy('id')
    .limit(LONGEST_LIST)
    .exec()
}

function ownedBy({ organization, ownerUserId }: Caller, client?: QueryClientContract) {
  const query = all(client).where('organizationId', organization.id)
  if (ownerUserId === null) return query
  return query.whereIn(
    'shipmentId',
    Shipment.query({ client }).where('userId', ownerUserId).select('id')
  )
}

function all(client?: QueryClientContract) {
  return Reweigh.query({ client })
}

function withShipments(query: ReturnType<typeof all>) {
  return query.preload('shipment', (shipments) =>
    shipments.preload('courier').preload('addresses', (addresses) => addresses.preload('country'))
  )
}
