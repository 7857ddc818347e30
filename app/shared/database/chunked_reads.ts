/** How many rows a file reads in one statement: to read and print them keeps the process busy for some milliseconds. */
export const CHUNK_SIZE = 100

/**
 * All rows of a list, slice by slice, each read from the last row of the one before. Between two of them no connection
 * is held, however slowly somebody takes them.
 */
export async function* readInChunks<Row>(
  read: (after: Row | null, limit: number) => Promise<Row[]>,
  size = CHUNK_SIZE
): AsyncGenerator<Row> {
  let last: Row | null | undefined = null
  while (last !== undefined) {
    const slice: Row[] = await read(last, size)
    yield* slice
    last = slice[size - 1]
  }
}

/** The rows of these numbers, slice by slice. */
export async function* readIdsInChunks<Row>(
  ids: readonly number[],
  read: (slice: number[]) => Promise<Row[]>
): AsyncGenerator<Row> {
  for (let at = 0; at < ids.length; at += CHUNK_SIZE)
    yield* await read(ids.slice(at, at + CHUNK_SIZE))
}
