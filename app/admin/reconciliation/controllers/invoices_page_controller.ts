import type { HttpContext } from '@adonisjs/core/http'
import { readPageQuery, echoPageQuery } from '#shared/http/controllers/page_query'
import { readPageOrFirst } from '#shared/http/keyset_page'
import { listCarrierInvoices } from '#admin/reconciliation/carrier_invoice_list'
import InvoiceTransformer from '#admin/reconciliation/transformers/invoice_transformer'
import { carrierInvoiceListValidator } from '#admin/reconciliation/reconciliation_validators'

export default class InvoicesPageController {
  async render(ctx: HttpContext) {
    const listQuery = await readPageQuery(ctx, carrierInvoiceListValidator)
    const invoices = async () => {
      const { rows, metadata } = await readPageOrFirst(listQuery, listCarrierInvoices)
      return InvoiceTransformer.paginate(rows, metadata)
    }
    return ctx.inertia.render('admin/reconciliation/carrier_invoices', {
      listQuery: echoPageQuery(ctx, listQuery),
      invoices: ctx.inertia.defer(invoices, { rescue: true }),
    })
  }
}
