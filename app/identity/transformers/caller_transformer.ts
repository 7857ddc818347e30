import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Caller } from '#identity/caller'

export default class CallerTransformer extends BaseTransformer<Caller> {
  toObject() {
    const { user, organization } = this.resource
    return {
      email: user.email,
      fullName: user.fullName,
      firstname: user.firstname,
      lastname: user.lastname,
      role: user.role,
      organization: organization.id,
      organizationName: organization.name,
      subdomain: organization.subdomain,
    }
  }
}
