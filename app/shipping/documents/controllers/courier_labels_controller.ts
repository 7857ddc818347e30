import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { sendAttachment } from '#shared/http/controllers/send_attachment'
import { loadShipmentLabel } from '#shipping/documents/shipment_documents'
import Shipment from '#shipping/shipment/models/shipment'

export default class CourierLabelsController {
  async show(ctx: HttpContext) {
    const { trackingNumber } = ctx.params
    const shipment = await Shipment.visibleTo(callerOf(ctx)).where({ trackingNumber }).firstOrFail()
    const { format, type, content } = await loadShipmentLabel(shipment)
    return sendAttachment(ctx, { name: `label-${trackingNumber}.${format}`, type, content })
  }
}
