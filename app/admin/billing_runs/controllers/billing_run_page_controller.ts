import type { HttpContext } from '@adonisjs/core/http'
import { pageQuestion, understood } from '#shared/http/controllers/page_question'
import { pageAt } from '#shared/http/keyset_page'
import InvoiceTransformer from '#shipping/invoicing/transformers/invoice_transformer'
import { runListValidator } from '#admin/billing_runs/billing_validator'
import { invoicePage } from '#admin/billing_runs/invoice_list'
import { failuresOf, runById } from '#admin/billing_runs/run_list'
import BillingRunTransformer from '#admin/billing_runs/transformers/billing_run_transformer'

export default class BillingRunPageController {
  async render(ctx: HttpContext) {
    const run = await runById(ctx.params.id)
    const question = await pageQuestion(ctx, runListValidator)
    const invoices = async () => {
      const { rows, metadata } = await pageAt(question, (asked) =>
        invoicePage({ ...asked, run: run.id })
      )
      return InvoiceTransformer.paginate(rows, metadata).useVariant('forStaff')
    }
    return ctx.inertia.render('admin/billing_runs/billing_run', {
      question: understood(ctx, question),
      run: BillingRunTransformer.transform(run),
      failures: await failuresOf(run.id),
      invoices: ctx.inertia.defer(invoices, { rescue: true }),
    })
  }
}
