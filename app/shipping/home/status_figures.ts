import type { Caller } from '#identity/sessions/caller'
import { readCurrentFigures } from '#shared/figures/figures'
import { LISTED_STATUSES } from '#shipping/history/listed_status'
import type { ShipmentStatusCount } from '#shipping/history/count_by_status'
import { toFigureOwner } from '#shipping/home/figure_owner'
import Shipment from '#shipping/shipment/models/shipment'

/** Statuses in the order in which a shipment reaches them. */
export async function loadStatusCounts(caller: Caller): Promise<ShipmentStatusCount[]> {
  const owner = toFigureOwner(Shipment.visibilityOf(caller))
  const figures = await readCurrentFigures(owner, LISTED_STATUSES)
  return LISTED_STATUSES.flatMap((status) => {
    const count = figures.get(status)?.count ?? 0
    return count > 0 ? [{ status, count }] : []
  })
}
