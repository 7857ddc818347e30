import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { pickupSettlementValidator } from '#shipping/carriers/pickups/pickup_validators'
import { settlePickup } from '#shipping/carriers/pickups/settle_pickup'

export default class PickupSettlementsController {
  async update(ctx: HttpContext) {
    const settled = await ctx.request.validateUsing(pickupSettlementValidator)
    return { message: await settlePickup(callerOf(ctx), ctx.params.id, settled) }
  }
}
