import type { Caller } from '#identity/sessions/caller'
import { figuresNow } from '#shared/figures/figures'
import { LISTED_STATUSES, type StatusCount } from '#shipping/history/status_counts'
import { figureOwner } from '#shipping/home/figure_owner'
import Shipment from '#shipping/shipment/models/shipment'

/** How many of all shipments that the caller sees stand where, in the order of a parcel's life. */
export async function statusFiguresOf(caller: Caller): Promise<StatusCount[]> {
  const owner = figureOwner(Shipment.visibilityOf(caller))
  const figures = await figuresNow(owner, LISTED_STATUSES)
  return LISTED_STATUSES.flatMap((status) => {
    const count = figures.get(status)?.count ?? 0
    return count > 0 ? [{ status, count }] : []
  })
}
