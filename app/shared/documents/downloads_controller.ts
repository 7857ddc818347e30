import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import { sendAttachment } from '#shared/http/controllers/send_attachment'
import { limitDocuments, writeDocument } from '#shared/documents/document_writers'
import DownloadToken from '#shared/documents/download_token'

export default class DownloadsController {
  /** Needs no session: tokens are issued only to users who may see the document. */
  async show(ctx: HttpContext) {
    const token = ctx.request.qs().token
    // Wait for a slot before consuming the single-use token.
    const { filename, pdf } = await limitDocuments(async () => {
      const redeemed = typeof token === 'string' ? await DownloadToken.redeem(token) : null
      if (!redeemed) throw new Exception('Unknown or used token', { status: 404 })
      return writeDocument(redeemed.document, redeemed.subject)
    })
    return sendAttachment(ctx, { name: filename, type: 'application/pdf', content: pdf })
  }
}
