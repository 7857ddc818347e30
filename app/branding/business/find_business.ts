import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import Membership from '#identity/organizations/models/membership'
import Organization, { RETAIL_ORGANIZATION_ID } from '#identity/organizations/models/organization'
import { whereContainsWords } from '#shared/database/sql_condition'
import { DomainError } from '#shared/errors/domain_error'

const MAX_LISTED_BUSINESSES = 200

/** Returns the businesses of which the user is a member; for administrators, all. */
function visibleBusinesses(caller: Caller, client?: TransactionClientContract) {
  const query = Organization.query({ client }).where('id', '>', RETAIL_ORGANIZATION_ID)
  if (caller.isAdmin) return query
  const own = Membership.query().where('userId', caller.user.id).select('organizationId')
  return query.whereIn('id', own)
}

/** Throws E_ROW_NOT_FOUND. */
export function findBusiness(caller: Caller, id: number): Promise<Organization> {
  return visibleBusinesses(caller).where('id', id).firstOrFail()
}

export function searchBusinesses(caller: Caller, condition?: string): Promise<Organization[]> {
  const query = visibleBusinesses(caller)
    .orderByRaw('fold(name), name, id')
    .limit(MAX_LISTED_BUSINESSES)
  if (condition) {
    whereContainsWords(
      query,
      `concat_ws(' ', name, short_name, contact_email, subdomain)`,
      condition
    )
  }
  return query
}

/** Throws E_NOT_FOUND for any but the current business; its owner must switch to another first. */
export function requireOwnBusiness({ organization }: Caller, id: number) {
  if (!organization.isBusiness || organization.id !== id) {
    throw new DomainError('E_NOT_FOUND', 'Not found.')
  }
}

/** Throws E_NOT_FOUND. */
export function lockBusiness(trx: TransactionClientContract, caller: Caller, id: number) {
  requireOwnBusiness(caller, id)
  return Organization.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
}
