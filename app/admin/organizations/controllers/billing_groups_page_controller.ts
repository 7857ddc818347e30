import type { HttpContext } from '@adonisjs/core/http'
import { billingGroupRecords, searchBillingGroups } from '#admin/organizations/billing_groups'
import { billingGroupSearchValidator } from '#admin/organizations/organization_validator'
import BillingGroupTransformer from '#admin/organizations/transformers/billing_group_transformer'
import { shownId } from '#admin/console/controllers/shown_id'
import { pageQuestion, understood } from '#shared/http/controllers/page_question'

export default class BillingGroupsPageController {
  async render(ctx: HttpContext) {
    const { inertia } = ctx
    const question = await pageQuestion(ctx, billingGroupSearchValidator)
    const { page = 1, perPage = 25 } = question
    const groups = async () => {
      const found = await searchBillingGroups(question).paginate(page, perPage)
      return BillingGroupTransformer.paginate(found.all(), found.getMeta())
    }
    const id = shownId(ctx, ['detail', 'edit'])
    const shown = async () =>
      BillingGroupTransformer.transform(
        await billingGroupRecords().where('billing_groups.id', id!).firstOrFail()
      )
    return inertia.render('admin/organizations/billing_groups', {
      question: understood(ctx, question),
      groups: inertia.defer(groups, { rescue: true }),
      ...(id && { shown: inertia.defer(shown, { rescue: true }) }),
    })
  }
}
