import { Check, Ellipsis, Fish, Pill, type LucideIcon } from 'lucide-react'
import {
  CLEARANCE_NAMES,
  clearances,
  type Classification,
  type ClearanceState,
} from './clearance_state'
import { Indicator } from './indicator'
import type { HistoryRow } from './row'

const ICONS: Record<Classification, LucideIcon> = { food: Fish, medication: Pill }

const TONES: Record<ClearanceState, string> = {
  needed: 'text-warning',
  initiated: 'text-info',
  uploaded: 'text-success',
}

const MARKS: Partial<Record<ClearanceState, LucideIcon>> = { initiated: Ellipsis, uploaded: Check }

/** A sign for each kind of clearance that a shipment needs, and how far it is. */
export function ClearanceSigns({ row }: { row: HistoryRow }) {
  return clearances(row).map(({ kind, state }) => (
    <Indicator
      key={kind}
      icon={ICONS[kind]}
      text={`${CLEARANCE_NAMES[kind]} ${state}`}
      tone={TONES[state]}
      mark={MARKS[state]}
    />
  ))
}
