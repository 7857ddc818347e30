import type { HttpContext } from '@adonisjs/core/http'
import Organization from '#identity/organizations/models/organization'
import { readPageQuery, echoPageQuery } from '#shared/http/controllers/page_query'
import { readPageOrFirst } from '#shared/http/keyset_page'
import InvoiceTransformer from '#shipping/invoicing/transformers/invoice_transformer'
import { listAgeingByBusiness, sumAgeing } from '#admin/billing_runs/receivables_ageing'
import { billingInvoiceListValidator } from '#admin/billing_runs/billing_validator'
import { listBillingInvoices } from '#admin/billing_runs/billing_invoice_list'
import AgeingTransformer from '#admin/billing_runs/transformers/ageing_transformer'

export default class BillingInvoicesPageController {
  async render(ctx: HttpContext) {
    const listQuery = await readPageQuery(ctx, billingInvoiceListValidator)
    const invoices = async () => {
      const { rows, metadata } = await readPageOrFirst(listQuery, listBillingInvoices)
      return InvoiceTransformer.paginate(rows, metadata).useVariant('forStaff')
    }
    const [ageing, total] = await Promise.all([listAgeingByBusiness(), sumAgeing()])
    const { organization } = listQuery
    const customer = organization ? await Organization.find(organization) : null
    return ctx.inertia.render('admin/billing_runs/billing_invoices', {
      listQuery: echoPageQuery(ctx, listQuery),
      customer: customer?.name ?? null,
      ageing: AgeingTransformer.transform(ageing),
      total: AgeingTransformer.transform(total),
      invoices: ctx.inertia.defer(invoices, { rescue: true }),
    })
  }
}
