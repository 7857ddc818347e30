import type { HttpContext } from '@adonisjs/core/http'
import { changeCarrierServices } from '#admin/reference/change_carrier_services'
import { carrierServicesValidator } from '#admin/reference/reference_validator'
import { callerOf } from '#identity/sessions/caller'

export default class CarrierServicesController {
  async update(ctx: HttpContext) {
    const services = await ctx.request.validateUsing(carrierServicesValidator)
    const { name } = await changeCarrierServices(callerOf(ctx), ctx.params.code, services)
    return { message: `From now on, we book ${name} with these services.` }
  }
}
