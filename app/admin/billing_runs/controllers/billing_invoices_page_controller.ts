import type { HttpContext } from '@adonisjs/core/http'
import Organization from '#identity/organizations/models/organization'
import { pageQuestion, understood } from '#shared/http/controllers/page_question'
import { pageAt } from '#shared/http/keyset_page'
import InvoiceTransformer from '#shipping/invoicing/transformers/invoice_transformer'
import { ageingByBusiness, ageingInTotal } from '#admin/billing_runs/ageing'
import { invoiceListValidator } from '#admin/billing_runs/billing_validator'
import { invoicePage } from '#admin/billing_runs/invoice_list'
import AgeingTransformer from '#admin/billing_runs/transformers/ageing_transformer'

export default class BillingInvoicesPageController {
  async render(ctx: HttpContext) {
    const question = await pageQuestion(ctx, invoiceListValidator)
    const invoices = async () => {
      const { rows, metadata } = await pageAt(question, invoicePage)
      return InvoiceTransformer.paginate(rows, metadata).useVariant('forStaff')
    }
    const [ageing, total] = await Promise.all([ageingByBusiness(), ageingInTotal()])
    const { organization } = question
    const customer = organization ? await Organization.find(organization) : null
    return ctx.inertia.render('admin/billing_runs/billing_invoices', {
      question: understood(ctx, question),
      customer: customer?.name ?? null,
      ageing: AgeingTransformer.transform(ageing),
      total: AgeingTransformer.transform(total),
      invoices: ctx.inertia.defer(invoices, { rescue: true }),
    })
  }
}
