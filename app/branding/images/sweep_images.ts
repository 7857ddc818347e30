import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { IMAGES_FOLDER, removeFiles } from '#branding/images/image_uploads'
import { removeFile, listStoredKeys } from '#shared/uploads/file_store'
import { queryRows } from '#shared/database/query_rows'

/** A form may stay open for a day before it is saved. */
const MIN_AGE_HOURS = 24
const BATCH = 100
const SHARDS = Array.from({ length: 256 }, (_, index) => index.toString(16).padStart(2, '0'))

export interface SweptImages {
  /** The number of removed uploads whose form was never saved. */
  unsaved: number
  /** The number of removed files that had no row. */
  files: number
  /** The number of removed rows that had no file. */
  lost: number
}

/** Removes unsaved uploads, files without a row and rows without a file, if older than a day. */
export async function sweepImages(now = Date.now()): Promise<SweptImages> {
  const before = new Date(now - MIN_AGE_HOURS * 60 * 60 * 1000)
  const unsaved = await deleteUnsavedImages(before)
  const lost: string[] = []
  let files = 0
  let seen = 0
  for (const shard of SHARDS) {
    const keys = await listFileKeys(shard)
    const rows = await loadImageRows(shard)
    seen += keys.size
    files += await removeOrphanFiles(
      [...keys].filter((key) => !rows.has(key)),
      before
    )
    for (const [key, image] of rows) {
      if (!keys.has(key) && image.created_at < before) lost.push(image.id)
    }
  }
  // If every file is missing, the store probably is not mounted.
  if (seen === 0 && lost.length > 0) throw new Error('The image store is empty or missing')
  await deleteLostImages(lost)
  const swept = { unsaved, files, lost: lost.length }
  if (Object.values(swept).some(Boolean)) logger.info(swept, 'Swept the images')
  return swept
}

/** Skips rows that are locked, because they are being saved. */
async function deleteUnsavedImages(before: Date): Promise<number> {
  let count = 0
  for (;;) {
    const rows = await queryRows<{ file_key: string }>(
      db,
      `delete from images where id in (
         select id from images where created_at < :before
           and not exists (select from organizations where logo_image_id = images.id)
           and not exists (select from products where image_id = images.id)
         limit :batch for update skip locked
       ) returning file_key`,
      { before, batch: BATCH }
    )
    if (rows.length === 0) return count
    await removeFiles(rows.map(({ file_key: key }) => key))
    count += rows.length
  }
}

async function listFileKeys(shard: string): Promise<Set<string>> {
  const keys = new Set<string>()
  for await (const page of listStoredKeys(`${IMAGES_FOLDER}/${shard}`)) {
    for (const key of page) keys.add(key)
  }
  return keys
}

type Row = { id: string; file_key: string; created_at: Date }

async function loadImageRows(shard: string): Promise<Map<string, Row>> {
  const rows = await queryRows<Row>(
    db,
    'select id, file_key, created_at from images where file_key like ?',
    [`${IMAGES_FOLDER}/${shard}/%`]
  )
  return new Map(rows.map((row) => [row.file_key, row]))
}

/** Keeps new files: an upload stores its file before its row. */
async function removeOrphanFiles(keys: string[], before: Date): Promise<number> {
  let count = 0
  for (const key of keys) {
    const { lastModified } = await drive.use().getMetaData(key)
    if (lastModified >= before) continue
    if (await removeFile(key)) count++
  }
  return count
}

async function deleteLostImages(ids: string[]) {
  for (const id of ids) {
    logger.error({ imageId: id }, 'The file of an image is missing')
    await db.transaction(async (trx) => {
      await trx.from('organizations').where('logo_image_id', id).update({ logo_image_id: null })
      await trx.from('products').where('image_id', id).update({ image_id: null })
      await trx.from('images').where('id', id).delete()
    })
  }
}
