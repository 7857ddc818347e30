import { Check, Ellipsis, Fish, Pill, type LucideIcon } from 'lucide-react'
import {
  CLEARANCE_NAMES,
  clearanceProgress,
  type ClearanceClassification,
  type ClearanceState,
} from './clearance_state'
import { ShipmentIndicator } from './indicator'
import type { HistoryRow } from './history_row'

const ICONS: Record<ClearanceClassification, LucideIcon> = { food: Fish, medication: Pill }

const TONES: Record<ClearanceState, string> = {
  needed: 'text-warning',
  initiated: 'text-info',
  uploaded: 'text-success',
}

const MARKS: Partial<Record<ClearanceState, LucideIcon>> = { initiated: Ellipsis, uploaded: Check }

export function ClearanceIndicators({ row }: { row: HistoryRow }) {
  return clearanceProgress(row).map(({ kind, state }) => (
    <ShipmentIndicator
      key={kind}
      icon={ICONS[kind]}
      text={`${CLEARANCE_NAMES[kind]} ${state}`}
      tone={TONES[state]}
      mark={MARKS[state]}
    />
  ))
}
