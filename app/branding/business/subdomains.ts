import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Organization from '#identity/organizations/models/organization'
import { isUniqueViolation } from '#shared/database/violations'
import { DomainError } from '#shared/errors/domain_error'

class SubdomainTaken extends DomainError {
  constructor() {
    super('E_SUBDOMAIN_TAKEN', '"Tracking Page Address" is already taken', 'subdomain')
  }
}

/** Throws SubdomainTaken if a business other than `id` has it. */
export async function requireSubdomainFree(
  trx: TransactionClientContract,
  subdomain: string,
  id = 0
) {
  const other = await Organization.query({ client: trx })
    .where('subdomain', subdomain)
    .whereNot('id', id)
    .first()
  if (other) throw new SubdomainTaken()
}

/** Translates the unique violation when two businesses choose the same name at the same time. */
export async function catchSubdomainConflict<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save()
  } catch (error) {
    throw isUniqueViolation(error, 'subdomain') ? new SubdomainTaken() : error
  }
}
