import type { HttpContext } from '@adonisjs/core/http'
import { listPendingApprovals } from '#identity/approvals/pending_approvals'
import { callerOf } from '#identity/sessions/caller'
import { listActiveBillingGroups } from '#admin/organizations/billing_groups'
import { queryOrganizations, searchOrganizations } from '#admin/organizations/organization_search'
import { organizationSearchValidator } from '#admin/organizations/organization_validator'
import BillingGroupTransformer from '#admin/organizations/transformers/billing_group_transformer'
import OrganizationRecordTransformer from '#admin/organizations/transformers/organization_record_transformer'
import { readDialogRecordId } from '#admin/console/controllers/dialog_record_id'
import { readPageQuery, echoPageQuery } from '#shared/http/controllers/page_query'

export default class OrganizationsPageController {
  async render(ctx: HttpContext) {
    const { inertia } = ctx
    const listQuery = await readPageQuery(ctx, organizationSearchValidator)
    const { page = 1, perPage = 25 } = listQuery
    const groups = BillingGroupTransformer.transform(await listActiveBillingGroups())
    const records = async () => {
      const found = await searchOrganizations(listQuery).paginate(page, perPage)
      return OrganizationRecordTransformer.paginate(found.all(), found.getMeta())
    }
    const id = readDialogRecordId(ctx, ['detail', 'edit'])
    const shown = async () => {
      const record = await queryOrganizations().where('organizations.id', id!).firstOrFail()
      const wallet = [record.$extras.wallet_id].filter(Boolean)
      const waiting = await listPendingApprovals(callerOf(ctx), { organization: [id!], wallet })
      return OrganizationRecordTransformer.transform(record, waiting).useVariant('forDialog')
    }
    return inertia.render('admin/organizations/organizations', {
      billingGroups: groups.useVariant('forChoice'),
      listQuery: echoPageQuery(ctx, listQuery),
      records: inertia.defer(records, { rescue: true }),
      ...(id && { shown: inertia.defer(shown, { rescue: true }) }),
    })
  }
}
