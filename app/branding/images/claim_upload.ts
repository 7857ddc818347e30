import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import type { UploadSlot } from '#branding/images/image_uploads'
import Image from '#branding/images/image'

/** Locks the form's upload, so that the sweep cannot delete it. Null if there is none. */
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

/** Attaches the upload to what was saved and frees its form name. */
export async function markImageSaved(image: Image, organizationId: number) {
  image.organizationId = organizationId
  image.cacheFileName = null
  await image.save()
}
