import type { HttpContext } from '@adonisjs/core/http'
import { openBillingGroups } from '#admin/billing_groups'
import BillingGroupTransformer from '#admin/transformers/billing_group_transformer'

export default class OrganizationsPageController {
  async render({ inertia }: HttpContext) {
    const groups = BillingGroupTransformer.transform(await openBillingGroups())
    return inertia.render('admin/organizations', {
      billingGroups: groups.useVariant('forChoice'),
    })
  }
}
