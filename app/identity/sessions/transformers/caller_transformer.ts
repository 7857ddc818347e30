import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Caller } from '#identity/sessions/caller'
import { ROLE_NAMES } from '#identity/access/rules/roles'

export default class CallerTransformer extends BaseTransformer<Caller> {
  toObject() {
    const { user, organization } = this.resource
    return {
      id: user.id,
      email: user.email,
      fullName: user.fullName,
      firstname: user.firstname,
      lastname: user.lastname,
      role: user.role,
      roleName: ROLE_NAMES[user.role],
      isAdmin: this.resource.isAdmin,
      isBookingStaff: this.resource.isBookingStaff,
      organization: organization.id,
      isTest: organization.isTest,
      organizationName: organization.name,
      businessName: organization.isBusiness ? organization.name : null,
      subdomain: organization.subdomain,
    }
  }
}
