import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/caller'
import DownloadToken from '#shared/models/download_token'
import Shipment from '#shipping/models/shipment'
import { requireDocument } from '#shipping/shipment_documents'

export default class DocumentTokensController {
  /** A GET in the specification, though each call makes a new token. */
  async show(ctx: HttpContext) {
    const { document, trackingNumber } = ctx.params
    const shipment = await Shipment.visibleTo(callerOf(ctx)).where({ trackingNumber }).firstOrFail()
    requireDocument(shipment, document)
    return { message: await DownloadToken.issue(document, { shipmentId: shipment.id }) }
  }
}
