import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { removeFile, storedKeys } from '#shared/uploads/file_store'
import { CARRIER_PAPER_FOLDER } from '#shipping/carriers/attempts/papers'
import { LABEL_FOLDER } from '#shipping/carriers/by_hand/hand_labels'
import { CLEARANCE_FOLDER } from '#shipping/documents/clearance_uploading'

/** An upload that is still underway has a file and no row yet; none takes that long. */
const YOUNGEST_MS = 24 * 60 * 60 * 1000

/** Which rows name the files of a folder. */
const NAMED_BY = {
  [CLEARANCE_FOLDER]: 'clearance_documents',
  [LABEL_FOLDER]: 'shipment_labels',
  [CARRIER_PAPER_FOLDER]: 'carrier_papers',
}

/** Removes what a crash left behind: files that no row names. Answers how many there were. */
export async function sweepShipmentFiles(now = Date.now()): Promise<number> {
  let removed = 0
  for (const [folder, table] of Object.entries(NAMED_BY)) {
    for await (const keys of storedKeys(folder)) {
      const named = await db.from(table).select('file_key').whereIn('file_key', keys)
      const known = new Set(named.map(({ file_key: key }) => key))
      for (const key of keys.filter((candidate) => !known.has(candidate))) {
        const { lastModified } = await drive.use().getMetaData(key)
        if (now - lastModified.getTime() < YOUNGEST_MS) continue
        if (await removeFile(key)) removed++
      }
    }
  }
  if (removed) logger.info({ removed }, 'Removed files of shipments that no row names')
  return removed
}
