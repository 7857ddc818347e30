import db from '@adonisjs/lucid/services/db'
import Image from '#branding/images/image'
import { readPicture } from '#branding/images/picture'
import { forgetImages, removeFiles, withStored } from '#branding/images/uploading'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Organization, { PROVIDER_ORGANIZATION_ID } from '#identity/organizations/models/organization'
import type { Caller } from '#identity/sessions/caller'
import { readBrand } from '#shared/brand/current_brand'
import { logo } from '#shared/brand/settings'
import type { ReceivedFile } from '#shared/uploads/received_file'

/** Throws FileUnsupported, PictureTooLarge and StorageUnavailable. Answers where the picture lies. */
export async function changeBrandLogo(by: Caller, file: ReceivedFile): Promise<string> {
  const picture = await readPicture(file, 'logo')
  const { id } = await withStored(picture, (image) =>
    db.transaction(async (trx) => {
      const provider = await lockedProvider(trx)
      image.merge({ purpose: 'logo', uploadedBy: by.user.id })
      image.organizationId = provider.id
      await image.useTransaction(trx).save()
      return { image, replaced: await place(trx, by, provider, image.id) }
    })
  )
  await readBrand()
  return Image.pathOf(id)!
}

/** Our own mark stands there again. */
export async function removeBrandLogo(by: Caller) {
  const replaced = await db.transaction(async (trx) =>
    place(trx, by, await lockedProvider(trx), null)
  )
  await removeFiles(replaced)
  await readBrand()
}

function lockedProvider(trx: TransactionClientContract): Promise<Organization> {
  const query = Organization.query({ client: trx }).where('id', PROVIDER_ORGANIZATION_ID)
  return query.forUpdate().firstOrFail()
}

/** The provider's row keeps the picture from the sweep; the setting says it to every process. */
async function place(
  trx: TransactionClientContract,
  by: Caller,
  provider: Organization,
  imageId: string | null
): Promise<string[]> {
  const old = provider.logoImageId
  provider.logoImageId = imageId
  await provider.save()
  await logo.set(Image.pathOf(imageId), { by: by.user.id, client: trx })
  return old ? forgetImages(trx, { id: old }) : []
}
