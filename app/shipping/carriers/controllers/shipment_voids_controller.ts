import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { formatKobo } from '#shared/money/rules/money'
import { voidShipment } from '#shipping/carriers/voiding'

export default class ShipmentVoidsController {
  async store(ctx: HttpContext) {
    const refundedKobo = await voidShipment(callerOf(ctx), ctx.params.id, 'Voided by staff')
    return { message: `Shipment voided. ${formatKobo(refundedKobo)} went back to the wallet.` }
  }
}
