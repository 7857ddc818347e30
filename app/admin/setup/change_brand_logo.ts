import db from '@adonisjs/lucid/services/db'
import Image from '#branding/images/image'
import { readPicture } from '#branding/images/read_picture'
import { deleteImages, removeFiles, storePicture } from '#branding/images/image_uploads'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Organization, { PROVIDER_ORGANIZATION_ID } from '#identity/organizations/models/organization'
import type { Caller } from '#identity/sessions/caller'
import { loadBrand } from '#shared/brand/current_brand'
import { brandLogo } from '#shared/brand/brand_settings'
import type { UploadedFile } from '#shared/uploads/uploaded_file'

/** Throws FileUnsupported, PictureTooLarge and StorageUnavailable. Returns the picture's path. */
export async function changeBrandLogo(by: Caller, file: UploadedFile): Promise<string> {
  const picture = await readPicture(file, 'logo')
  const { id } = await storePicture(picture, (image) =>
    db.transaction(async (trx) => {
      const provider = await lockProvider(trx)
      image.merge({ purpose: 'logo', uploadedBy: by.user.id })
      image.organizationId = provider.id
      await image.useTransaction(trx).save()
      return { image, replaced: await saveLogoImage(trx, by, provider, image.id) }
    })
  )
  await loadBrand()
  return Image.pathOf(id)!
}

export async function removeBrandLogo(by: Caller) {
  const replaced = await db.transaction(async (trx) =>
    saveLogoImage(trx, by, await lockProvider(trx), null)
  )
  await removeFiles(replaced)
  await loadBrand()
}

function lockProvider(trx: TransactionClientContract): Promise<Organization> {
  const query = Organization.query({ client: trx }).where('id', PROVIDER_ORGANIZATION_ID)
  return query.forUpdate().firstOrFail()
}

/** The provider's row keeps the image from being deleted; the setting reaches all processes. */
async function saveLogoImage(
  trx: TransactionClientContract,
  by: Caller,
  provider: Organization,
  imageId: string | null
): Promise<string[]> {
  const old = provider.logoImageId
  provider.logoImageId = imageId
  await provider.save()
  await brandLogo.set(Image.pathOf(imageId), { by: by.user.id, client: trx })
  return old ? deleteImages(trx, { id: old }) : []
}
