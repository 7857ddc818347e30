import type { HttpContext } from '@adonisjs/core/http'
import { changeCourierService, listCouriers } from '#admin/reference/courier_services'
import CourierServiceTransformer from '#admin/reference/courier_service_transformer'
import { courierValidator } from '#admin/reference/reference_validator'
import { callerOf } from '#identity/sessions/caller'

export default class CourierServicesController {
  async index(ctx: HttpContext) {
    return ctx.serialize(CourierServiceTransformer.transform(await listCouriers()))
  }

  async update(ctx: HttpContext) {
    const service = await ctx.request.validateUsing(courierValidator)
    const { name } = await changeCourierService(callerOf(ctx), ctx.params.code, service)
    return { message: `${name} has been updated.` }
  }
}
