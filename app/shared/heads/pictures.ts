import { type Lazy, port } from '#shared/port'

/** The bytes of a picture by its path on our hosts; null where there is none, or it cannot be read now. */
type Pictures = { bytesAt: (path: string) => Promise<Buffer | null> }

/** Only stored pictures are drawn: nothing is fetched from elsewhere. */
export const storedPictures = port<Lazy<Pictures>>('stored pictures')

export async function loadPicture(path: string): Promise<Buffer | null> {
  const { bytesAt } = await storedPictures.provided()
  return bytesAt(path)
}
