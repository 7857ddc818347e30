import type Shipment from '#shipping/shipment/models/shipment'
import { SHIPMENT_STATUSES, type ShipmentStatus } from '#shipping/shipment/moving'
import { PARCEL_STATES, type ParcelState } from '#shipping/shipment/rules/parcel_states'

/** Where a shipment stands in its life, what has befallen it beside its way, or that customs wait for a document. */
export type ListedStatus = ShipmentStatus | ParcelState | 'CLEARANCE'

export const LISTED_STATUSES = [...SHIPMENT_STATUSES, ...PARCEL_STATES, 'CLEARANCE'] as const

export type StatusCount = { status: ListedStatus; count: number }

/** Of what is over nothing befalls any more. */
export const CARRIED = `shipments.status in ('BOOKED', 'COURIER_ASSIGNED')`

/**
 * How many of these stand where, in the order of a parcel's life; what there is none of is left out.
 * A parcel that something has befallen counts twice: by its status, and by that.
 */
export async function statusCounts(
  shipments: ReturnType<typeof Shipment.visibleTo>
): Promise<StatusCount[]> {
  const [rows, [wanted]] = await Promise.all([
    byStatus(shipments.clone()),
    withStatus(shipments.clone(), 'CLEARANCE').count('* as total'),
  ])
  const counts = new Map<string, number>([['CLEARANCE', Number(wanted?.$extras.total ?? 0)]])
  const add = (name: string, total: number) => counts.set(name, (counts.get(name) ?? 0) + total)
  for (const { status, $extras } of rows) {
    add(status, Number($extras.total))
    if ($extras.state) add($extras.state, Number($extras.total))
  }
  return LISTED_STATUSES.map((status) => ({ status, count: counts.get(status) ?? 0 })).filter(
    ({ count }) => count > 0
  )
}

function byStatus(shipments: ReturnType<typeof Shipment.visibleTo>) {
  const state = `case when ${CARRIED} then shipments.tracking_state end`
  return shipments
    .select('status')
    .select(shipments.client.raw(`${state} as state`))
    .count('* as total')
    .groupByRaw(`shipments.status, ${state}`)
}

/** Those that stand there. */
export function withStatus(query: ReturnType<typeof Shipment.visibleTo>, status: ListedStatus) {
  if (status === 'CLEARANCE') {
    return query
      .whereRaw(CARRIED)
      .whereHas('clearanceDocuments', (documents) => documents.whereNull('uploadedAt'))
  }
  const isState = PARCEL_STATES.some((state) => state === status)
  return isState
    ? query.where('trackingState', status).whereRaw(CARRIED)
    : query.where('status', status)
}
