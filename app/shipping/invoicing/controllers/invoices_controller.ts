import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { invoiceSeenBy, ownInvoices } from '#shipping/invoicing/invoices'
import InvoiceTransformer from '#shipping/invoicing/transformers/invoice_transformer'
import WholeInvoiceTransformer from '#shipping/invoicing/transformers/whole_invoice_transformer'

export default class InvoicesController {
  async index(ctx: HttpContext) {
    return ctx.serialize(InvoiceTransformer.transform(await ownInvoices(callerOf(ctx))))
  }

  async show(ctx: HttpContext) {
    const whole = await invoiceSeenBy(callerOf(ctx), ctx.params.id)
    return ctx.serialize(WholeInvoiceTransformer.transform(whole).depth(2))
  }
}
