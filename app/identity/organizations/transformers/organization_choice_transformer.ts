import { BaseTransformer } from '@adonisjs/core/transformers'
import type { OrganizationChoice } from '#identity/organizations/organization_choice'

export default class OrganizationChoiceTransformer extends BaseTransformer<OrganizationChoice> {
  toObject() {
    const { organization, current } = this.resource
    return { id: organization.id, name: organization.name, current }
  }
}
