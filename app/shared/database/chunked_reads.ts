/** Rows per statement of an export; formatting more at once would block the event loop. */
export const CHUNK_SIZE = 100

/** Yields rows chunk by chunk and holds no connection between chunks, however slow the client. */
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

export async function* readIdsInChunks<Row>(
  ids: readonly number[],
  read: (slice: number[]) => Promise<Row[]>
): AsyncGenerator<Row> {
  for (let at = 0; at < ids.length; at += CHUNK_SIZE)
    yield* await read(ids.slice(at, at + CHUNK_SIZE))
}
