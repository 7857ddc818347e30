import { statusLabel } from '#shipping/shipment/components/shipment_status_badge'
import {
  PARCEL_TROUBLE_TEXTS,
  type ParcelState,
  toParcelState,
} from '#shipping/shipment/rules/parcel_states'
import type { HistoryRow } from './history_row'

export type ListedStatusData = HistoryRow['status'] | ParcelState | 'CLEARANCE'

export type StatusCountData = { status: ListedStatusData; count: number; hasMore?: boolean }

export function listedStatusText(status: ListedStatusData): string {
  if (status === 'CLEARANCE') return 'Document needed'
  const state = toParcelState(status)
  return state ? PARCEL_TROUBLE_TEXTS[state].label : statusLabel(status as HistoryRow['status'])
}
