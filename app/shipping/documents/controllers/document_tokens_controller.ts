import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import DownloadToken from '#shared/documents/download_token'
import Shipment from '#shipping/shipment/models/shipment'
import { isCustomsDocument, requireDocumentReady } from '#shipping/documents/shipment_documents'

export default class DocumentTokensController {
  /** The specification requires a GET, although each call creates a token. */
  async show(ctx: HttpContext) {
    const { document, trackingNumber } = ctx.params
    const { id } = await Shipment.visibleTo(callerOf(ctx)).where({ trackingNumber }).firstOrFail()
    requireDocumentReady(await Shipment.findWithDetails(id), document)
    const message = isCustomsDocument(document)
      ? await DownloadToken.issue('customs', { shipmentId: id, paper: document })
      : await DownloadToken.issue(document, { shipmentId: id })
    return { message }
  }
}
