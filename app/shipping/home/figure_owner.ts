import type { FigureOwner } from '#shared/figures/figures'
import type { ShipmentVisibility } from '#shipping/shipment/models/shipment'

export function toFigureOwner({ organizationId, userId }: ShipmentVisibility): FigureOwner {
  return { organizationId: organizationId ?? 0, userId: userId ?? 0 }
}
