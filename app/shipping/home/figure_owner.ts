import type { FigureOwner } from '#shared/figures/figures'
import type { Visibility } from '#shipping/shipment/models/shipment'

/** Whose figures somebody sees who sees these shipments. */
export function figureOwner({ organizationId, userId }: Visibility): FigureOwner {
  return { organizationId: organizationId ?? 0, userId: userId ?? 0 }
}
