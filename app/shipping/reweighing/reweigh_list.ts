import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { ALL_OWNERS, readCurrentFigures } from '#shared/figures/figures'
import Reweigh, {
  OPEN_REWEIGH_STATUSES,
  type ReweighStatus,
} from '#shipping/reweighing/models/reweigh'
import Shipment from '#shipping/shipment/models/shipment'

const MAX_REWEIGHS_LISTED = 100

const CUSTOMER_VISIBLE_STATUSES: readonly ReweighStatus[] = [
  ...OPEN_REWEIGH_STATUSES,
  'paid',
  'waived',
  'closed',
  'refunded',
]

/** Lists open reweighs first, each group from the latest to the oldest. */
export function listOwnReweighs(caller: Caller): Promise<Reweigh[]> {
  return preloadShipments(
    ownReweighQuery(caller)
      .whereIn('status', [...CUSTOMER_VISIBLE_STATUSES])
      .whereNotNull('approvedAt')
  )
    .orderByRaw(`status in ('approved', 'owed', 'disputed') desc, id desc`)
    .limit(MAX_REWEIGHS_LISTED)
    .exec()
}

/** Counts the reweighs that the caller can pay or dispute. */
export async function countOwnOpenReweighs({ organization, ownerUserId }: Caller): Promise<number> {
  const owner = { organizationId: organization.id, userId: ownerUserId ?? 0 }
  const figures = await readCurrentFigures(owner, ['reweigh_approved', 'reweigh_owed'])
  return [...figures.values()].reduce((sum, { count }) => sum + count, 0)
}

/** Throws E_ROW_NOT_FOUND unless the reweigh was approved: before that, customers do not see it. */
export async function findOwnReweigh(caller: Caller, id: number, client?: QueryClientContract) {
  await ownReweighQuery(caller, client).where({ id }).whereNotNull('approvedAt').firstOrFail()
}

/** Oldest first. Customers see only reweighs that staff approved. Throws E_ROW_NOT_FOUND. */
export async function listShipmentReweighs(caller: Caller, shipmentId: number): Promise<Reweigh[]> {
  const { id } = await Shipment.visibleTo(caller).where('id', shipmentId).firstOrFail()
  const query = preloadShipments(reweighQuery().where('shipmentId', id)).orderBy('id')
  return caller.isAdmin
    ? query.whereNot('status', 'replaced').exec()
    : query.whereNotNull('approvedAt').exec()
}

/** The reweighs that staff decide, those not paid yet, and reports that cost nothing. */
export interface ReweighQueue {
  proposed: Reweigh[]
  disputed: Reweigh[]
  unpaid: Reweigh[]
  noted: Reweigh[]
}

export async function loadReweighQueue(): Promise<ReweighQueue> {
  const [proposed, disputed, unpaid, noted] = await Promise.all([
    listByStatus(['proposed']),
    listByStatus(['disputed']),
    listByStatus(['approved', 'owed']),
    listByStatus(['noted']),
  ])
  return { proposed, disputed, unpaid, noted: noted.toReversed() }
}

export function listReweighsToDecide(limit: number): Promise<Reweigh[]> {
  return listByStatus(['proposed', 'disputed'], limit)
}

export interface ReweighCounts {
  proposed: number
  disputed: number
  owed: number
  owedKobo: number
}

export async function countReweighs(): Promise<ReweighCounts> {
  const figures = await readCurrentFigures(ALL_OWNERS, [
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

function listByStatus(statuses: ReweighStatus[], limit = MAX_REWEIGHS_LISTED): Promise<Reweigh[]> {
  return preloadShipments(
    reweighQuery().where('organizationId', '>', 0).whereIn('status', statuses)
  )
    .orderBy('id')
    .limit(limit)
    .exec()
}

function ownReweighQuery({ organization, ownerUserId }: Caller, client?: QueryClientContract) {
  const query = reweighQuery(client).where('organizationId', organization.id)
  if (ownerUserId === null) return query
  return query.whereIn(
    'shipmentId',
    Shipment.query({ client })
      .where({ organizationId: organization.id, userId: ownerUserId })
      .select('id')
  )
}

function reweighQuery(client?: QueryClientContract) {
  return Reweigh.query({ client })
}

function preloadShipments(query: ReturnType<typeof reweighQuery>) {
  return query.preload('shipment', (shipments) =>
    shipments.preload('courier').preload('addresses', (addresses) => addresses.preload('country'))
  )
}
