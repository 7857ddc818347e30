import type { HttpContext } from '@adonisjs/core/http'
import { waitingAbout } from '#identity/approvals/waiting'
import { callerOf } from '#identity/sessions/caller'
import { openBillingGroups } from '#admin/organizations/billing_groups'
import { organizationRecords, searchOrganizations } from '#admin/organizations/organization_search'
import { organizationSearchValidator } from '#admin/organizations/organization_validator'
import BillingGroupTransformer from '#admin/organizations/transformers/billing_group_transformer'
import OrganizationRecordTransformer from '#admin/organizations/transformers/organization_record_transformer'
import { shownId } from '#admin/console/controllers/shown_id'
import { pageQuestion, understood } from '#shared/http/controllers/page_question'

export default class OrganizationsPageController {
  async render(ctx: HttpContext) {
    const { inertia } = ctx
    const question = await pageQuestion(ctx, organizationSearchValidator)
    const { page = 1, perPage = 25 } = question
    const groups = BillingGroupTransformer.transform(await openBillingGroups())
    const records = async () => {
      const found = await searchOrganizations(question).paginate(page, perPage)
      return OrganizationRecordTransformer.paginate(found.all(), found.getMeta())
    }
    const id = shownId(ctx, ['detail', 'edit'])
    const shown = async () => {
      const record = await organizationRecords().where('organizations.id', id!).firstOrFail()
      const wallet = [record.$extras.wallet_id].filter(Boolean)
      const waiting = await waitingAbout(callerOf(ctx), { organization: [id!], wallet })
      return OrganizationRecordTransformer.transform(record, waiting).useVariant('forDialog')
    }
    return inertia.render('admin/organizations/organizations', {
      billingGroups: groups.useVariant('forChoice'),
      question: understood(ctx, question),
      records: inertia.defer(records, { rescue: true }),
      ...(id && { shown: inertia.defer(shown, { rescue: true }) }),
    })
  }
}
