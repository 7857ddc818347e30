import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import type { UploadSlot } from '#branding/images/image_uploads'
import Image from '#branding/images/image'

/**
 * The upload that a form tells of, locked so that no sweep takes it away; null when there is none,
 * or none any more.
 */
export async function lockUpload(
  trx: TransactionClientContract,
  { user }: Caller,
  {
    purpose,
    cacheFileName,
    organizationId,
  }: Omit<UploadSlot, 'cacheFileName'> & {
    cacheFileName?: string | null
  }
): Promise<Image | null> {
  if (!cacheFileName) return null
  return Image.query({ client: trx })
    .where({ uploadedBy: user.id, purpose, cacheFileName })
    .where((query) => {
      query.whereNull('organizationId')
      if (organizationId !== null) query.orWhere('organizationId', organizationId)
    })
    .forUpdate()
    .first()
}

/** From now on the upload belongs to what was saved, and its form's name is free again. */
export async function markImageSaved(image: Image, organizationId: number) {
  image.organizationId = organizationId
  image.cacheFileName = null
  await image.save()
}
