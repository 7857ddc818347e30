type Reader = { bytesAt: (path: string) => Promise<Buffer | null> }

let load: (() => Promise<Reader>) | null = null

/** Who keeps pictures. Only theirs are drawn: nothing is fetched from elsewhere. */
export function picturesFrom(reader: () => Promise<Reader>) {
  load = reader
}

/** The bytes of a picture by its path on our hosts; null where there is none, or it cannot be read now. */
export async function pictureAt(path: string): Promise<Buffer | null> {
  const reader = await load?.()
  return (await reader?.bytesAt(path)) ?? null
}
