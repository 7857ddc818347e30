import type { HttpContext } from '@adonisjs/core/http'
import { queryBillingGroups, searchBillingGroups } from '#admin/organizations/billing_groups'
import { billingGroupSearchValidator } from '#admin/organizations/organization_validator'
import BillingGroupTransformer from '#admin/organizations/transformers/billing_group_transformer'
import { readDialogRecordId } from '#admin/console/controllers/dialog_record_id'
import { readPageQuery, echoPageQuery } from '#shared/http/controllers/page_query'

export default class BillingGroupsPageController {
  async render(ctx: HttpContext) {
    const { inertia } = ctx
    const listQuery = await readPageQuery(ctx, billingGroupSearchValidator)
    const { page = 1, perPage = 25 } = listQuery
    const groups = async () => {
      const found = await searchBillingGroups(listQuery).paginate(page, perPage)
      return BillingGroupTransformer.paginate(found.all(), found.getMeta())
    }
    const id = readDialogRecordId(ctx, ['detail', 'edit'])
    const shown = async () =>
      BillingGroupTransformer.transform(
        await queryBillingGroups().where('billing_groups.id', id!).firstOrFail()
      )
    return inertia.render('admin/organizations/billing_groups', {
      listQuery: echoPageQuery(ctx, listQuery),
      groups: inertia.defer(groups, { rescue: true }),
      ...(id && { shown: inertia.defer(shown, { rescue: true }) }),
    })
  }
}
