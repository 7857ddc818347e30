import { statusWords } from '#shipping/shipment/components/shipment_status'
import {
  PARCEL_STATE_WORDS,
  type ParcelState,
  parcelStateOf,
} from '#shipping/shipment/rules/parcel_states'
import type { HistoryRow } from './row'

/** Where a shipment stands, what has befallen it, or that customs wait for a document of it. */
export type ListedStatus = HistoryRow['status'] | ParcelState | 'CLEARANCE'

export type StatusCount = { status: ListedStatus; count: number; hasMore?: boolean }

export function listedStatusText(status: ListedStatus): string {
  if (status === 'CLEARANCE') return 'Document needed'
  const state = parcelStateOf(status)
  return state ? PARCEL_STATE_WORDS[state].label : statusWords(status as HistoryRow['status'])
}
