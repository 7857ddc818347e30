import type { HttpContext } from '@adonisjs/core/http'
import { headOf, receivedInvoice } from '#admin/reconciliation/controllers/received_invoice'
import { previewInvoice } from '#admin/reconciliation/previewing'
import InvoicePreviewTransformer from '#admin/reconciliation/transformers/invoice_preview_transformer'
import { invoiceHeadValidator } from '#admin/reconciliation/validators'

export default class InvoicePreviewsController {
  /** What the file says beside what we know. Nothing is kept. */
  async store(ctx: HttpContext) {
    const head = headOf(await invoiceHeadValidator.validate(ctx.request.qs()))
    const bytes = await receivedInvoice(ctx.request)
    const preview = await previewInvoice(head, bytes)
    return ctx.serialize(InvoicePreviewTransformer.transform(preview))
  }
}
