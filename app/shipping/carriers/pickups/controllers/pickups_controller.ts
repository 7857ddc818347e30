import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { cancelPickup, changePickup } from '#shipping/carriers/pickups/change_pickup'
import { lagosToday } from '#shared/time/lagos_time'
import {
  pickupChangeValidator,
  pickupListValidator,
} from '#shipping/carriers/pickups/pickup_validators'
import { listPickups } from '#shipping/carriers/pickups/daily_pickups'
import StaffPickupTransformer from '#shipping/carriers/pickups/staff_pickup_transformer'

export default class PickupsController {
  async index(ctx: HttpContext) {
    const { day = lagosToday() } = await ctx.request.validateUsing(pickupListValidator)
    return ctx.serialize(StaffPickupTransformer.transform(await listPickups(day)))
  }

  async update(ctx: HttpContext) {
    const wish = await ctx.request.validateUsing(pickupChangeValidator)
    return { message: await changePickup(callerOf(ctx), ctx.params.id, wish) }
  }

  async destroy(ctx: HttpContext) {
    return { message: await cancelPickup(callerOf(ctx), ctx.params.id) }
  }
}
