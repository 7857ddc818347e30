import type { HistoryRow } from './row'

export type ClearanceDocument = HistoryRow['clearanceDocuments'][number]

export type Classification = ClearanceDocument['classification']

export type ClearanceState = 'needed' | 'initiated' | 'uploaded'

/** Fish counts as food. */
export const CLEARANCE_NAMES: Record<Classification, string> = {
  food: 'Food or fish clearance',
  medication: 'Medication clearance',
}

export function stateOf({ uploaded, initiated }: ClearanceDocument): ClearanceState {
  if (uploaded) return 'uploaded'
  return initiated ? 'initiated' : 'needed'
}

/** How far each kind of clearance is: as far as the document that is behind. */
export function clearances({ clearanceDocuments }: Pick<HistoryRow, 'clearanceDocuments'>) {
  const kinds = [...new Set(clearanceDocuments.map(({ classification }) => classification))]
  return kinds.map((kind) => {
    const states = clearanceDocuments
      .filter(({ classification }) => classification === kind)
      .map(stateOf)
    const order: ClearanceState[] = ['needed', 'initiated', 'uploaded']
    return { kind, state: order.find((state) => states.includes(state)) ?? 'uploaded' }
  })
}
