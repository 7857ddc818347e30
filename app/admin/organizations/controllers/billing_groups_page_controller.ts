import type { HttpContext } from '@adonisjs/core/http'

export default class BillingGroupsPageController {
  render({ inertia }: HttpContext) {
    return inertia.render('admin/organizations/billing_groups', {})
  }
}
