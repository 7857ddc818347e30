import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { retryShipment } from '#shipping/carriers/retry_shipment'

export default class ShipmentRetriesController {
  async update(ctx: HttpContext) {
    await retryShipment(callerOf(ctx), ctx.params.id)
    return { message: 'We are asking the courier again.' }
  }
}
