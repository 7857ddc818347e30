import { randomUUID } from 'node:crypto'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import User from '#identity/accounts/models/user'
import { type Picture, type PicturePurpose, readPicture } from '#branding/images/read_picture'
import Image from '#branding/images/image'
import { storeFile, removeFile } from '#shared/uploads/file_store'
import type { UploadedFile } from '#shared/uploads/uploaded_file'

/** The sweep deletes every file in this folder that has no row. */
export const IMAGES_FOLDER = 'images'

/** Limited, because decoding pictures is our most expensive work. */
const UPLOAD_LIMIT = { requests: 60, duration: '10 minutes' }

export interface UploadSlot {
  purpose: PicturePurpose
  /** The name that the form chose; saving the form finds the upload by it. */
  cacheFileName: string
  /** Null for a business under creation. */
  organizationId: number | null
}

/** Throws E_TOO_MANY_REQUESTS. */
export async function throttleUpload({ user }: Caller) {
  await limiter.use({ ...UPLOAD_LIMIT }).consume(`upload:${user.id}`)
}

/**
 * Stores a picture until its form is saved, and replaces the form's earlier upload. Writes the file
 * before the row, so no row lacks its file. Throws FileUnsupported, PictureTooLarge and
 * StorageUnavailable.
 */
export async function saveUpload(
  { user }: Caller,
  place: UploadSlot,
  file: UploadedFile
): Promise<Image> {
  const picture = await readPicture(file, place.purpose)
  return storePicture(picture, async (image) => {
    image.merge({ ...place, uploadedBy: user.id })
    return db.transaction(async (trx) => {
      // Lock the user, so that concurrent uploads leave one picture per form.
      await User.query({ client: trx }).where('id', user.id).forUpdate().firstOrFail()
      const { purpose, cacheFileName } = place
      const replaced = await deleteImages(trx, { uploadedBy: user.id, purpose, cacheFileName })
      await image.useTransaction(trx).save()
      return { image, replaced }
    })
  })
}

/** Removes the file if `record` fails, and replaced files only after the commit. */
export async function storePicture<T extends { replaced: string[] }>(
  picture: Picture,
  record: (image: Image) => Promise<T & { image: Image }>
): Promise<Image> {
  const image = newImage(picture)
  await storeFile(image.fileKey, picture.bytes, image.contentType, 'The picture')
  const kept = await record(image).catch(async (error) => {
    await removeFile(image.fileKey)
    throw error
  })
  await removeFiles(kept.replaced)
  return kept.image
}

function newImage({ bytes, kind, width, height }: Picture): Image {
  const id = randomUUID()
  const fileKey = `${IMAGES_FOLDER}/${id.slice(0, 2)}/${id}.${kind}`
  const contentType = `image/${kind}`
  return new Image().merge({ id, fileKey, contentType, bytes: bytes.length, width, height })
}

/** Deletes the rows and returns their file keys, to be removed after the commit. */
export async function deleteImages(
  trx: TransactionClientContract,
  which: Partial<Pick<Image, 'id' | 'uploadedBy' | 'purpose' | 'cacheFileName'>>
): Promise<string[]> {
  const rows = await Image.query({ client: trx }).where(which).delete().returning('file_key')
  return (rows as unknown as { file_key: string }[]).map((row) => row.file_key)
}

export async function removeFiles(keys: string[]) {
  for (const key of keys) await removeFile(key)
}
