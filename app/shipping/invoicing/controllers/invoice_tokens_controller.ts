import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import DownloadToken from '#shared/documents/download_token'
import { visibleInvoiceQuery } from '#shipping/invoicing/load_invoice'

export default class InvoiceTokensController {
  /** GET for consistency with the other documents, although each call issues a new token. */
  async show(ctx: HttpContext) {
    const { id } = await visibleInvoiceQuery(callerOf(ctx)).where('id', ctx.params.id).firstOrFail()
    return { message: await DownloadToken.issue('billing', { invoiceId: id }) }
  }
}
