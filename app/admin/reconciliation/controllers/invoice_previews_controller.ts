import type { HttpContext } from '@adonisjs/core/http'
import { readUploadedFile } from '#shared/uploads/uploaded_file'
import {
  MAX_INVOICE_FILE_BYTES,
  parseInvoiceHeader,
} from '#admin/reconciliation/controllers/invoice_input'
import { previewCarrierInvoice } from '#admin/reconciliation/preview_invoice'
import InvoicePreviewTransformer from '#admin/reconciliation/transformers/invoice_preview_transformer'
import { invoiceHeaderValidator } from '#admin/reconciliation/reconciliation_validators'

export default class InvoicePreviewsController {
  async store(ctx: HttpContext) {
    const head = parseInvoiceHeader(await invoiceHeaderValidator.validate(ctx.request.qs()))
    const { bytes } = await readUploadedFile(ctx.request, MAX_INVOICE_FILE_BYTES)
    const preview = await previewCarrierInvoice(head, bytes)
    return ctx.serialize(InvoicePreviewTransformer.transform(preview))
  }
}
