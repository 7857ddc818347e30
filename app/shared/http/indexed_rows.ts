/** A row with its position in the list, from 1; null for a row on its own. */
export type IndexedRow<Row> = { index: number | null; row: Row }

export function withoutIndex<Row>(row: Row): IndexedRow<Row> {
  return { index: null, row }
}

export function withIndexes<Row>(rows: readonly Row[], skipped = 0): IndexedRow<Row>[] {
  return rows.map((row, position) => ({ index: skipped + position + 1, row }))
}
