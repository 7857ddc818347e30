/** A row with its place in the list, from 1; null where it stands alone. */
export type IndexedRow<Row> = { index: number | null; row: Row }

export function withoutIndex<Row>(row: Row): IndexedRow<Row> {
  return { index: null, row }
}

/** The rows of a list whose first has `skipped` before it. */
export function withIndexes<Row>(rows: readonly Row[], skipped = 0): IndexedRow<Row>[] {
  return rows.map((row, position) => ({ index: skipped + position + 1, row }))
}
