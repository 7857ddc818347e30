import type { HttpContext } from '@adonisjs/core/http'
import { pageQuestion, understood } from '#shared/http/controllers/page_question'
import { pageAt } from '#shared/http/keyset_page'
import { invoicePage } from '#admin/reconciliation/invoice_list'
import InvoiceTransformer from '#admin/reconciliation/transformers/invoice_transformer'
import { invoiceListValidator } from '#admin/reconciliation/validators'

export default class InvoicesPageController {
  async render(ctx: HttpContext) {
    const question = await pageQuestion(ctx, invoiceListValidator)
    const invoices = async () => {
      const { rows, metadata } = await pageAt(question, invoicePage)
      return InvoiceTransformer.paginate(rows, metadata)
    }
    return ctx.inertia.render('admin/reconciliation/carrier_invoices', {
      question: understood(ctx, question),
      invoices: ctx.inertia.defer(invoices, { rescue: true }),
    })
  }
}
