import { type Lazy, port } from '#shared/port'

/** Returns a picture's bytes by its path on our hosts; null if it is missing or unreadable. */
type Pictures = { readImageBytes: (path: string) => Promise<Buffer | null> }

/** Cards and icons draw only stored pictures; nothing is fetched from other hosts. */
export const storedPictures = port<Lazy<Pictures>>('stored pictures')

export async function loadPicture(path: string): Promise<Buffer | null> {
  const { readImageBytes } = await storedPictures.provided()
  return readImageBytes(path)
}
