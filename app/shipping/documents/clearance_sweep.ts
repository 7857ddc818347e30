import drive from '@adonisjs/drive/services/main'
import { removeFile, storedKeys } from '#shared/uploads/file_store'
import { CLEARANCE_FOLDER } from '#shipping/documents/clearance_uploading'
import ClearanceDocument from '#shipping/shipment/models/clearance_document'

/** An upload that is still underway has a file and no row yet; none takes that long. */
const YOUNGEST_MS = 24 * 60 * 60 * 1000

/** Removes what a crash left behind: files that no row names. Answers how many there were. */
export async function sweepClearanceFiles(now = Date.now()): Promise<number> {
  let removed = 0
  for await (const keys of storedKeys(CLEARANCE_FOLDER)) {
    const named = await ClearanceDocument.query().select('fileKey').whereIn('fileKey', keys)
    const known = new Set(named.map(({ fileKey }) => fileKey))
    for (const key of keys.filter((candidate) => !known.has(candidate))) {
      const { lastModified } = await drive.use().getMetaData(key)
      if (now - lastModified.getTime() < YOUNGEST_MS) continue
      if (await removeFile(key)) removed++
    }
  }
  return removed
}
