import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { readCommand } from '#identity/sessions/controllers/request_command'
import { runOnce } from '#shared/idempotency/idempotent_command'
import { formatKobo, naira } from '#shared/money/rules/money'
import { announceVoid, refundRefusedShipment } from '#shipping/carriers/void_shipment'

export default class RefusedShipmentRefundsController {
  async store(ctx: HttpContext) {
    const { shipmentId, refundedKobo, refundedTo } = await runOnce(await readCommand(ctx), (trx) =>
      refundRefusedShipment(trx, callerOf(ctx), Number(ctx.params.id))
    )
    await announceVoid(shipmentId)
    return {
      message: `We refunded ${formatKobo(refundedKobo)} to your ${refundedTo}.`,
      data: {
        /** @api Naira */
        refunded: naira(refundedKobo),
      },
    }
  }
}
