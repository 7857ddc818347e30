import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { invoiceSeenBy } from '#shipping/invoicing/invoices'
import WholeInvoiceTransformer from '#shipping/invoicing/transformers/whole_invoice_transformer'

export default class InvoicePageController {
  async render(ctx: HttpContext) {
    const whole = await invoiceSeenBy(callerOf(ctx), ctx.params.id)
    return ctx.inertia.render('shipping/invoicing/invoice', {
      whole: WholeInvoiceTransformer.transform(whole).depth(2),
    })
  }
}
