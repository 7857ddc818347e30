import type { HttpContext } from '@adonisjs/core/http'
import {
  parseInvoiceHeader,
  readInvoiceUpload,
} from '#admin/reconciliation/controllers/read_invoice_upload'
import { previewCarrierInvoice } from '#admin/reconciliation/preview_invoice'
import InvoicePreviewTransformer from '#admin/reconciliation/transformers/invoice_preview_transformer'
import { invoiceHeaderValidator } from '#admin/reconciliation/reconciliation_validators'

export default class InvoicePreviewsController {
  async store(ctx: HttpContext) {
    const head = parseInvoiceHeader(await invoiceHeaderValidator.validate(ctx.request.qs()))
    const bytes = await readInvoiceUpload(ctx.request)
    const preview = await previewCarrierInvoice(head, bytes)
    return ctx.serialize(InvoicePreviewTransformer.transform(preview))
  }
}
