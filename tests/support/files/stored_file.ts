import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import drive from '@adonisjs/drive/services/main'

/** Stores a file and sets its date by the test clock; the file system itself uses real time. */
export async function storeFile(key: string, contents: string | Uint8Array) {
  const disk = drive.use()
  await disk.put(key, contents)
  const { options } = disk.driver as unknown as { options: { location: string | URL } }
  const { location } = options
  const now = new Date()
  await utimes(join(location instanceof URL ? fileURLToPath(location) : location, key), now, now)
}
