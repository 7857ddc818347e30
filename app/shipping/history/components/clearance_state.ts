import type { HistoryRow } from './history_row'

export type ClearanceDocumentData = HistoryRow['clearanceDocuments'][number]

export type ClearanceClassification = ClearanceDocumentData['classification']

export type ClearanceState = 'needed' | 'initiated' | 'uploaded'

/** Fish needs the clearance document of food. */
export const CLEARANCE_NAMES: Record<ClearanceClassification, string> = {
  food: 'Food or fish clearance',
  medication: 'Medication clearance',
}

export function clearanceState({ uploaded, initiated }: ClearanceDocumentData): ClearanceState {
  if (uploaded) return 'uploaded'
  return initiated ? 'initiated' : 'needed'
}

/** The least advanced document decides the state of its kind. */
export function clearanceProgress({ clearanceDocuments }: Pick<HistoryRow, 'clearanceDocuments'>) {
  const kinds = [...new Set(clearanceDocuments.map(({ classification }) => classification))]
  return kinds.map((kind) => {
    const states = clearanceDocuments
      .filter(({ classification }) => classification === kind)
      .map(clearanceState)
    const order: ClearanceState[] = ['needed', 'initiated', 'uploaded']
    return { kind, state: order.find((state) => states.includes(state)) ?? 'uploaded' }
  })
}
