import type { TrackingCode } from '#shipping/shipment/tracking_codes'

export type ImportSide = 'origin' | 'destination'

export type ImportStatus = {
  id: number
  label: string
  /** The status's tracking code on each side of the route where it applies. */
  codes: Partial<Record<ImportSide, TrackingCode>>
}

const onBothSides = (code: TrackingCode) => ({ origin: code, destination: code })

/**
 * Every status that staff may push. Source: specification of the console, "Import tracking
 * statuses".
 */
export const IMPORT_STATUSES: readonly ImportStatus[] = [
  {
    id: 1,
    label: 'Processing at Warehouse',
    codes: { origin: 'PICKED_UP', destination: 'ARRIVED_AT_DESTINATION' },
  },
  { id: 2, label: 'Package Shipped (Departed Warehouse)', codes: { origin: 'DEPARTED_ORIGIN' } },
  { id: 3, label: 'Export Scan', codes: { origin: 'EXPORT_SCAN' } },
  { id: 4, label: 'Import Scan', codes: { destination: 'IMPORT_SCAN' } },
  { id: 5, label: 'Clearance in Progress', codes: { destination: 'CLEARANCE_IN_PROGRESS' } },
  { id: 6, label: 'Cleared Custom', codes: { destination: 'CLEARED_CUSTOMS' } },
  { id: 7, label: 'On the Way', codes: { destination: 'ON_THE_WAY' } },
  { id: 8, label: 'Out for Delivery', codes: { destination: 'OUT_FOR_DELIVERY' } },
  { id: 9, label: 'Delivered to Warehouse', codes: { destination: 'ARRIVED_AT_DESTINATION' } },
  { id: 10, label: 'Delivered', codes: { destination: 'DELIVERED' } },
  { id: 11, label: 'Flight Delay', codes: onBothSides('DELAYED') },
  { id: 12, label: 'Delay Due to Natural Events', codes: onBothSides('DELAYED') },
]

export function findImportStatus(id: number): ImportStatus | undefined {
  return IMPORT_STATUSES.find((status) => status.id === id)
}

/** Lists a side's statuses in the order in which parcels usually reach them. */
export function listImportStatuses(side: ImportSide) {
  return IMPORT_STATUSES.filter(({ codes }) => codes[side]).map(({ id, label, codes }) => ({
    statusId: id,
    label,
    isLast: codes[side] === 'DELIVERED',
  }))
}
