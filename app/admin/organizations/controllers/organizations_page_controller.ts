import type { HttpContext } from '@adonisjs/core/http'
import { openBillingGroups } from '#admin/organizations/billing_groups'
import BillingGroupTransformer from '#admin/organizations/transformers/billing_group_transformer'

export default class OrganizationsPageController {
  async render({ inertia }: HttpContext) {
    const groups = BillingGroupTransformer.transform(await openBillingGroups())
    return inertia.render('admin/organizations/organizations', {
      billingGroups: groups.useVariant('forChoice'),
    })
  }
}
