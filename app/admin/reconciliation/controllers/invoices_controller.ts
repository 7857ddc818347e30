import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { readUploadedFile } from '#shared/uploads/uploaded_file'
import {
  MAX_INVOICE_FILE_BYTES,
  parseInvoiceHeader,
} from '#admin/reconciliation/controllers/invoice_input'
import { importCarrierInvoice } from '#admin/reconciliation/import_invoice'
import { listCarrierInvoices, findCarrierInvoice } from '#admin/reconciliation/carrier_invoice_list'
import InvoiceTransformer from '#admin/reconciliation/transformers/invoice_transformer'
import {
  invoiceImportValidator,
  carrierInvoiceListValidator,
} from '#admin/reconciliation/reconciliation_validators'

export default class InvoicesController {
  async index(ctx: HttpContext) {
    const listQuery = await ctx.request.validateUsing(carrierInvoiceListValidator)
    const { rows, metadata } = await listCarrierInvoices(listQuery)
    return ctx.serialize(InvoiceTransformer.paginate(rows, metadata))
  }

  async show(ctx: HttpContext) {
    return ctx.serialize(InvoiceTransformer.transform(await findCarrierInvoice(ctx.params.id)))
  }

  async store(ctx: HttpContext) {
    const { base, ...header } = await invoiceImportValidator.validate(ctx.request.qs())
    const head = parseInvoiceHeader(header)
    const { bytes } = await readUploadedFile(ctx.request, MAX_INVOICE_FILE_BYTES)
    const { id } = await importCarrierInvoice(callerOf(ctx), head, { bytes, base })
    const invoice = await findCarrierInvoice(id)
    const { data } = await ctx.serialize(InvoiceTransformer.transform(invoice))
    const open = invoice.openLines.toLocaleString('en-NG')
    return { message: `${invoice.name} is imported. Lines to look at: ${open}.`, data }
  }
}
