import type { HttpContext } from '@adonisjs/core/http'
import { readPageQuery, echoPageQuery } from '#shared/http/controllers/page_query'
import { readPageOrFirst } from '#shared/http/keyset_page'
import InvoiceTransformer from '#shipping/invoicing/transformers/invoice_transformer'
import { runListValidator } from '#admin/billing_runs/billing_validator'
import { listBillingInvoices } from '#admin/billing_runs/billing_invoice_list'
import { listRunFailures, findBillingRun } from '#admin/billing_runs/billing_run_list'
import BillingRunTransformer from '#admin/billing_runs/transformers/billing_run_transformer'

export default class BillingRunPageController {
  async render(ctx: HttpContext) {
    const run = await findBillingRun(ctx.params.id)
    const listQuery = await readPageQuery(ctx, runListValidator)
    const invoices = async () => {
      const { rows, metadata } = await readPageOrFirst(listQuery, (pageQuery) =>
        listBillingInvoices({ ...pageQuery, run: run.id })
      )
      return InvoiceTransformer.paginate(rows, metadata).useVariant('forStaff')
    }
    return ctx.inertia.render('admin/billing_runs/billing_run', {
      listQuery: echoPageQuery(ctx, listQuery),
      run: BillingRunTransformer.transform(run),
      failures: await listRunFailures(run.id),
      invoices: ctx.inertia.defer(invoices, { rescue: true }),
    })
  }
}
