import type Organization from '#identity/organizations/models/organization'
import { DomainError } from '#shared/errors/domain_error'

class OrganizationInactive extends DomainError {
  constructor({ name }: Organization) {
    super(
      'E_ORGANIZATION_INACTIVE',
      `${name} is not active at the moment, so it cannot book or pay for shipments. Please call us.`
    )
  }
}

/** Throws OrganizationInactive. */
export function requireActiveOrganization(organization: Organization) {
  if (!organization.active) throw new OrganizationInactive(organization)
}
