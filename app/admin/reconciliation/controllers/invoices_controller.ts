import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { headOf, receivedInvoice } from '#admin/reconciliation/controllers/received_invoice'
import { importInvoice } from '#admin/reconciliation/importing'
import { invoicePage, requireInvoice } from '#admin/reconciliation/invoice_list'
import InvoiceTransformer from '#admin/reconciliation/transformers/invoice_transformer'
import { invoiceImportValidator, invoiceListValidator } from '#admin/reconciliation/validators'

export default class InvoicesController {
  async index(ctx: HttpContext) {
    const question = await ctx.request.validateUsing(invoiceListValidator)
    const { rows, metadata } = await invoicePage(question)
    return ctx.serialize(InvoiceTransformer.paginate(rows, metadata))
  }

  async show(ctx: HttpContext) {
    return ctx.serialize(InvoiceTransformer.transform(await requireInvoice(ctx.params.id)))
  }

  /** Takes in what a preview has shown. */
  async store(ctx: HttpContext) {
    const { base, ...said } = await invoiceImportValidator.validate(ctx.request.qs())
    const bytes = await receivedInvoice(ctx.request)
    const { id } = await importInvoice(callerOf(ctx), headOf(said), { bytes, base })
    const invoice = await requireInvoice(id)
    const { data } = await ctx.serialize(InvoiceTransformer.transform(invoice))
    const open = invoice.openLines.toLocaleString('en-NG')
    return { message: `${invoice.name} is imported. Lines to look at: ${open}.`, data }
  }
}
