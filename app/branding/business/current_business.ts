import type { Caller } from '#identity/sessions/caller'
import type Organization from '#identity/organizations/models/organization'
import { DomainError } from '#shared/errors/domain_error'

class BusinessRequired extends DomainError {
  constructor() {
    super('E_BUSINESS_NEEDED', 'Create a business profile first.')
  }
}

/** Throws BusinessRequired. */
export function requireCurrentBusiness({ organization }: Caller): Organization {
  if (!organization.isBusiness) throw new BusinessRequired()
  return organization
}
