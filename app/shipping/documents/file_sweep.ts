import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { removeFile, listStoredKeys } from '#shared/uploads/file_store'
import { CARRIER_DOCUMENT_FOLDER } from '#shipping/carriers/attempts/carrier_documents'
import { MANUAL_LABEL_FOLDER } from '#shipping/carriers/by_hand/manual_labels'
import { CLEARANCE_FOLDER } from '#shipping/documents/save_clearance_document'

/** An upload saves its file before its row, but no upload takes this long. */
const MIN_FILE_AGE_MS = 24 * 60 * 60 * 1000

const TABLE_OF_FOLDER = {
  [CLEARANCE_FOLDER]: 'clearance_documents',
  [MANUAL_LABEL_FOLDER]: 'shipment_labels',
  [CARRIER_DOCUMENT_FOLDER]: 'carrier_papers',
}

/** Deletes files without a row, which crashes leave behind. Returns their number. */
export async function sweepShipmentFiles(now = Date.now()): Promise<number> {
  let removed = 0
  for (const [folder, table] of Object.entries(TABLE_OF_FOLDER)) {
    for await (const keys of listStoredKeys(folder)) {
      const named = await db.from(table).select('file_key').whereIn('file_key', keys)
      const known = new Set(named.map(({ file_key: key }) => key))
      for (const key of keys.filter((candidate) => !known.has(candidate))) {
        const { lastModified } = await drive.use().getMetaData(key)
        if (now - lastModified.getTime() < MIN_FILE_AGE_MS) continue
        if (await removeFile(key)) removed++
      }
    }
  }
  if (removed) logger.info({ removed }, 'Removed shipment files that no row refers to')
  return removed
}
