import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import type Organization from '#identity/organizations/models/organization'
import { fillIn, requireState } from '#branding/business/profile'
import { lockBusiness } from '#branding/business/visibility'
import { requireFree, savingSubdomain } from '#branding/business/subdomains'
import { readPicture } from '#branding/images/picture'
import { markSaved, uploadFor } from '#branding/images/image_placement'
import { forgetImages, removeFiles, withStored } from '#branding/images/uploading'
import type Image from '#branding/images/image'
import { requireVersion } from '#shared/errors/conflict'
import type { BusinessProfile } from '#branding/business/business_validator'
import type { ReceivedFile } from '#shared/uploads/received_file'

type Edited = BusinessProfile & { version?: number }

/** Throws E_ROW_NOT_FOUND, Conflict, UnknownState and SubdomainTaken. */
export async function updateBusiness(caller: Caller, id: number, profile: Edited) {
  await requireState(profile)
  const { organization, replaced } = await savingSubdomain(() =>
    db.transaction(async (trx) => {
      const locked = await lockBusiness(trx, caller, id)
      requireVersion(locked, profile.version, 'the business profile')
      fillIn(locked, profile)
      if (profile.subdomain) {
        await requireFree(trx, profile.subdomain, id)
        locked.subdomain = profile.subdomain
      }
      const where = { purpose: 'logo', organizationId: id } as const
      const logo = await uploadFor(trx, caller, { ...where, cacheFileName: profile.cacheFileName })
      const old = logo ? await changeLogo(trx, locked, logo) : []
      await locked.save()
      return { organization: await locked.refresh(), replaced: old }
    })
  )
  await removeFiles(replaced)
  return organization
}

/** Gives the business a logo without its form. Throws like `keepUpload` and `updateBusiness`. */
export async function replaceLogo(caller: Caller, id: number, file: ReceivedFile) {
  const picture = await readPicture(file, 'logo')
  return withStored(picture, (image) =>
    db.transaction(async (trx) => {
      const locked = await lockBusiness(trx, caller, id)
      image.merge({ purpose: 'logo', uploadedBy: caller.user.id })
      image.organizationId = id
      await image.useTransaction(trx).save()
      return { image, replaced: await changeLogo(trx, locked, image) }
    })
  )
}

async function changeLogo(trx: TransactionClientContract, organization: Organization, logo: Image) {
  const old = organization.logoImageId
  organization.logoImageId = logo.id
  await organization.save()
  await markSaved(logo, organization.id)
  return old ? forgetImages(trx, { id: old }) : []
}
