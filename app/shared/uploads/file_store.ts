import logger from '@adonisjs/core/services/logger'
import drive from '@adonisjs/drive/services/main'
import { DomainError } from '#shared/errors/domain_error'
import { areRemovalsHeld } from '#shared/uploads/held_removals'

class StorageUnavailable extends DomainError {
  constructor(what: string) {
    super('E_UNAVAILABLE', `${what} could not be stored. Please try again in a few minutes.`)
  }
}

/** Stores a private file. Throws StorageUnavailable, whose message begins with `what`. */
export async function storeFile(key: string, bytes: Buffer, contentType: string, what: string) {
  try {
    await drive.use().put(key, bytes, { contentType, visibility: 'private' })
  } catch (error) {
    logger.error({ err: error, key }, 'A file could not be stored')
    throw new StorageUnavailable(what)
  }
}

/** Returns whether the file was deleted. A later sweep deletes files for which this failed. */
export async function removeFile(key: string): Promise<boolean> {
  try {
    if (await areRemovalsHeld()) return false
    await drive.use().delete(key)
    return true
  } catch (error) {
    logger.error({ err: error, key }, 'A file could not be removed')
    return false
  }
}

/** Yields the keys below a folder in pages, because the list of all keys may not fit in memory. */
export async function* listStoredKeys(folder: string): AsyncGenerator<string[]> {
  let paginationToken: string | undefined
  do {
    const page = await drive
      .use()
      .listAll(folder, { paginationToken })
      .catch((error) => {
        if (error.code === 'ENOENT') return { objects: [], paginationToken: undefined }
        throw error
      })
    yield [...page.objects].flatMap((object) => (object.isFile ? [object.key] : []))
    paginationToken = page.paginationToken
  } while (paginationToken)
}
