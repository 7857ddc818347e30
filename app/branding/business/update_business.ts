import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import type Organization from '#identity/organizations/models/organization'
import { applyBusinessProfile, requireNigerianState } from '#branding/business/business_profile'
import { lockBusiness } from '#branding/business/find_business'
import { requireSubdomainFree, catchSubdomainConflict } from '#branding/business/subdomains'
import { readPicture } from '#branding/images/read_picture'
import { markImageSaved, lockUpload } from '#branding/images/claim_upload'
import { deleteImages, removeFiles, storePicture } from '#branding/images/image_uploads'
import type Image from '#branding/images/image'
import { requireRowVersion } from '#shared/errors/conflict'
import type { BusinessProfile } from '#branding/business/business_validator'
import type { UploadedFile } from '#shared/uploads/uploaded_file'

type BusinessUpdate = BusinessProfile & { version?: number }

/** Throws E_ROW_NOT_FOUND, Conflict, UnknownState and SubdomainTaken. */
export async function updateBusiness(caller: Caller, id: number, profile: BusinessUpdate) {
  await requireNigerianState(profile)
  const { organization, replaced } = await catchSubdomainConflict(() =>
    db.transaction(async (trx) => {
      const locked = await lockBusiness(trx, caller, id)
      requireRowVersion(locked, profile.version, 'the business profile')
      applyBusinessProfile(locked, profile)
      if (profile.subdomain) {
        await requireSubdomainFree(trx, profile.subdomain, id)
        locked.subdomain = profile.subdomain
      }
      const where = { purpose: 'logo', organizationId: id } as const
      const logo = await lockUpload(trx, caller, { ...where, cacheFileName: profile.cacheFileName })
      const old = logo ? await changeLogo(trx, locked, logo) : []
      await locked.save()
      return { organization: await locked.refresh(), replaced: old }
    })
  )
  await removeFiles(replaced)
  return organization
}

/** Throws the errors of `saveUpload` and `lockBusiness`. */
export async function replaceLogo(caller: Caller, id: number, file: UploadedFile) {
  const picture = await readPicture(file, 'logo')
  return storePicture(picture, (image) =>
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
  await markImageSaved(logo, organization.id)
  return old ? deleteImages(trx, { id: old }) : []
}
