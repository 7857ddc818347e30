import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import DownloadToken from '#shared/documents/download_token'
import { invoicesSeenBy } from '#shipping/invoicing/invoices'

export default class InvoiceTokensController {
  /** A GET like those of the other papers, though each call makes a new token. */
  async show(ctx: HttpContext) {
    const { id } = await invoicesSeenBy(callerOf(ctx)).where('id', ctx.params.id).firstOrFail()
    return { message: await DownloadToken.issue('billing', { invoiceId: id }) }
  }
}
