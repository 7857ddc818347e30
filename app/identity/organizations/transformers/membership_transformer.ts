import { BaseTransformer } from '@adonisjs/core/transformers'
import type Membership from '#identity/organizations/models/membership'

export default class MembershipTransformer extends BaseTransformer<Membership> {
  toObject() {
    const { organization, role, teamRole } = this.resource
    return {
      id: organization.id,
      name: organization.name,
      role: organization.isBusiness ? teamRole : role,
      isBusiness: organization.isBusiness,
    }
  }
}
