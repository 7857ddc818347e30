import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { EVERYBODY, figuresNow } from '#shared/figures/figures'
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
export async function countOwnOpen({ organization, ownerUserId }: Caller): Promise<number> {
  const owner = { organizationId: organization.id, userId: ownerUserId ?? 0 }
  const figures = await figuresNow(owner, ['reweigh_approved', 'reweigh_owed'])
  return [...figures.values()].reduce((sum, { count }) => sum + count, 0)
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
  const figures = await figuresNow(EVERYBODY, [
    'reweigh_proposed',
    'reweigh_disputed',
    'reweigh_owed',
  ])
  const count = (status: string) => figures.get(`reweigh_${status}`)?.count ?? 0
  return {
    proposed: count('proposed'),
    disputed: count('disputed'),
    owed: count('owed'),
    owedKobo: figures.get('reweigh_owed')?.kobo ?? 0,
  }
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
    Shipment.query({ client })
      .where({ organizationId: organization.id, userId: ownerUserId })
      .select('id')
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
