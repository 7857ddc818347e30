import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { courierLabelOf } from '#shipping/documents/courier_label'
import Shipment from '#shipping/shipment/models/shipment'

export default class CourierLabelsController {
  async show(ctx: HttpContext) {
    const { trackingNumber } = ctx.params
    const shipment = await Shipment.visibleTo(callerOf(ctx)).where({ trackingNumber }).firstOrFail()
    const { format, contentType, bytes } = await courierLabelOf(shipment.id)
    const { response } = ctx
    response.header('Content-Type', contentType)
    const filename = `label-${trackingNumber}.${format}`
    response.header('Content-Disposition', `attachment; filename="${filename}"`)
    response.header('Cache-Control', 'no-store')
    return response.send(bytes)
  }
}
