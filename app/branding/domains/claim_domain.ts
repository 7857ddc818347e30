import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import type Organization from '#identity/organizations/models/organization'
import { requireCurrentBusiness } from '#branding/business/current_business'
import { checkDomain } from '#branding/domains/check_domains'
import { cnameTarget } from '#branding/domains/cname_target'
import OwnDomain from '#branding/domains/own_domain'
import { NoWebAddress } from '#branding/tracking_page/tracking_page_publication'
import { DomainError } from '#shared/errors/domain_error'

class DomainAlreadySet extends DomainError {
  constructor(host: string) {
    super('E_DOMAIN_EXISTS', `Your business already has the domain ${host}. Remove it first.`)
  }
}

class DomainTaken extends DomainError {
  constructor(target: string) {
    super(
      'E_DOMAIN_TAKEN',
      `Another business here already uses this domain. If it is yours now, point its CNAME to ${target} and add it again in a few minutes.`,
      'host'
    )
  }
}

class NoCustomDomain extends DomainError {
  constructor() {
    super('E_NOT_FOUND', 'Your business has no domain yet.')
  }
}

export function findDomainOf({ id: organizationId }: Organization): Promise<OwnDomain | null> {
  return OwnDomain.findBy({ organizationId })
}

/**
 * Claims a host and checks it at once; claiming the same host again only checks it. Throws
 * BusinessRequired, NoWebAddress, DomainAlreadySet and DomainTaken.
 */
export async function claimDomain(caller: Caller, host: string): Promise<OwnDomain> {
  const business = requireCurrentBusiness(caller)
  const target = cnameTarget(business)
  if (!target) throw new NoWebAddress()
  if (await isUsedByOtherBusiness(business, host)) throw new DomainTaken(target)
  // Of two concurrent claims, the second finds the first one's row.
  await db
    .table(OwnDomain.table)
    .insert({ organization_id: business.id, host, added_by: caller.user.id })
    .onConflict('organization_id')
    .ignore()
  const domain = await OwnDomain.findByOrFail({ organizationId: business.id })
  if (domain.host !== host) throw new DomainAlreadySet(domain.host)
  return checkOrThrow(domain)
}

/** Throws BusinessRequired and NoCustomDomain. */
export async function recheckDomain(caller: Caller): Promise<OwnDomain> {
  const domain = await findDomainOf(requireCurrentBusiness(caller))
  if (!domain) throw new NoCustomDomain()
  return checkOrThrow(domain)
}

async function checkOrThrow(domain: OwnDomain): Promise<OwnDomain> {
  const found = await checkDomain(domain)
  if (!found) throw new NoCustomDomain()
  return found
}

/** Removes the domain, which stops serving the page at once. Throws BusinessRequired. */
export async function removeDomain(caller: Caller) {
  await OwnDomain.query()
    .where({ organizationId: requireCurrentBusiness(caller).id })
    .delete()
}

/** Has the other business's domain checked soon. If its DNS is wrong, its grace period starts. */
async function isUsedByOtherBusiness({ id }: Organization, host: string): Promise<boolean> {
  const held = await OwnDomain.query()
    .where({ host })
    .whereNot({ organizationId: id })
    .whereNotNull('verifiedAt')
    .first()
  if (!held || held.failingSince) return false
  await OwnDomain.query().where({ id: held.id }).update({ nextCheckAt: DateTime.utc().toJSDate() })
  return true
}
