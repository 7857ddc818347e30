import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import Membership from '#identity/organizations/models/membership'
import Organization, { RETAIL_ORGANIZATION_ID } from '#identity/organizations/models/organization'
import User from '#identity/accounts/models/user'
import { applyBusinessProfile, requireNigerianState } from '#branding/business/business_profile'
import { requireSubdomainFree, catchSubdomainConflict } from '#branding/business/subdomains'
import { markImageSaved, lockUpload } from '#branding/images/claim_upload'
import { suggestSubdomain } from '#branding/business/rules/subdomain_rules'
import type { BusinessProfile } from '#branding/business/business_validator'
import { DomainError } from '#shared/errors/domain_error'
import { queryRows } from '#shared/database/query_rows'

/** Limited, because every business takes a subdomain of our domain. */
const MAX_OWNED_BUSINESSES = 20

class BusinessExists extends DomainError {
  constructor(name: string) {
    super('E_BUSINESS_EXISTS', `You already have a business named ${name}.`, 'name')
  }
}

class TooManyBusinesses extends DomainError {
  constructor() {
    super('E_TOO_MANY_BUSINESSES', `One person can own at most ${MAX_OWNED_BUSINESSES} businesses.`)
  }
}

/** Throws BusinessExists, TooManyBusinesses, UnknownState and SubdomainTaken. */
export async function createBusiness(caller: Caller, profile: BusinessProfile) {
  await requireNigerianState(profile)
  return catchSubdomainConflict(() =>
    db.transaction(async (trx) => {
      // A double click sends two calls: the second waits for this lock, then finds the name taken.
      await User.query({ client: trx }).where('id', caller.user.id).forUpdate().firstOrFail()
      await requireNewBusinessName(trx, caller, profile.name)
      const organization = new Organization().useTransaction(trx)
      applyBusinessProfile(organization, profile)
      organization.subdomain = await pickSubdomain(trx, profile)
      const where = { purpose: 'logo', organizationId: null } as const
      const logo = await lockUpload(trx, caller, { ...where, cacheFileName: profile.cacheFileName })
      organization.logoImageId = logo?.id ?? null
      await organization.save()
      if (logo) await markImageSaved(logo, organization.id)
      const owner = {
        userId: caller.user.id,
        organizationId: organization.id,
        role: 'owner',
      } as const
      await Membership.create({ ...owner, lastEnteredAt: DateTime.utc() }, { client: trx })
      return organization.refresh()
    })
  )
}

async function requireNewBusinessName(
  trx: TransactionClientContract,
  { user }: Caller,
  name: string
) {
  const owned = await Membership.query({ client: trx })
    .where({ userId: user.id, role: 'owner' })
    .where('organizationId', '>', RETAIL_ORGANIZATION_ID)
    .preload('organization')
  const same = owned.some(({ organization }) => isSameName(organization.name, name))
  if (same) throw new BusinessExists(name)
  if (owned.length >= MAX_OWNED_BUSINESSES) throw new TooManyBusinesses()
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

/** Uses the chosen subdomain, else one from the name, with a number if that is taken. */
async function pickSubdomain(
  trx: TransactionClientContract,
  { subdomain, name }: BusinessProfile
): Promise<string> {
  if (subdomain) {
    await requireSubdomainFree(trx, subdomain)
    return subdomain
  }
  const stem = suggestSubdomain(name) || 'business'
  const rows = await queryRows<{ subdomain: string }>(
    trx,
    'select subdomain from organizations where subdomain like ?',
    [`${stem}%`]
  )
  const taken = new Set(rows.map((row) => row.subdomain))
  if (stem !== 'business' && !taken.has(stem)) return stem
  let number = 2
  while (taken.has(`${stem}-${number}`)) number++
  return `${stem}-${number}`
}
