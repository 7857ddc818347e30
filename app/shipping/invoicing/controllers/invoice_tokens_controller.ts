import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import DownloadToken from '#shared/documents/download_token'
import { visibleInvoiceQuery } from '#shipping/invoicing/load_invoice'

export default class InvoiceTokensController {
  /** A GET like those of the other papers, though each call makes a new token. */
  async show(ctx: HttpContext) {
    const { id } = await visibleInvoiceQuery(callerOf(ctx)).where('id', ctx.params.id).firstOrFail()
    return { message: await DownloadToken.issue('billing', { invoiceId: id }) }
  }
}
