/** A row with its place in the list, from 1; null where it stands alone. */
export type Numbered<Row> = { index: number | null; row: Row }

export function alone<Row>(row: Row): Numbered<Row> {
  return { index: null, row }
}

/** The rows of a list whose first has `skipped` before it. */
export function numbered<Row>(rows: readonly Row[], skipped = 0): Numbered<Row>[] {
  return rows.map((row, position) => ({ index: skipped + position + 1, row }))
}
