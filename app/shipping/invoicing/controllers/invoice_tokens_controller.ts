import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import DownloadToken from '#shared/documents/download_token'
import { requireVisibleInvoice } from '#shipping/invoicing/load_invoice'

export default class InvoiceTokensController {
  /** GET for consistency with the other documents, although each call issues a new token. */
  async show(ctx: HttpContext) {
    const invoiceId = await requireVisibleInvoice(callerOf(ctx), ctx.params.id)
    return { message: await DownloadToken.issue('billing', { invoiceId }) }
  }
}
