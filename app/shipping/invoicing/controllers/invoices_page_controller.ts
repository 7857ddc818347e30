import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { ownInvoices } from '#shipping/invoicing/invoices'
import InvoiceTransformer from '#shipping/invoicing/transformers/invoice_transformer'

export default class InvoicesPageController {
  async render(ctx: HttpContext) {
    const invoices = await ownInvoices(callerOf(ctx))
    return ctx.inertia.render('shipping/invoicing/invoices', {
      invoices: InvoiceTransformer.transform(invoices),
    })
  }
}
