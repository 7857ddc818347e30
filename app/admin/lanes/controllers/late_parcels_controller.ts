import type { HttpContext } from '@adonisjs/core/http'
import { lateParcelListValidator } from '#admin/lanes/lane_validator'
import { loadLateParcelPage } from '#admin/lanes/late_parcel_list'
import LateParcelTransformer from '#admin/lanes/late_parcel_transformer'

export default class LateParcelsController {
  async index(ctx: HttpContext) {
    const listQuery = await ctx.request.validateUsing(lateParcelListValidator)
    const { rows, metadata } = await loadLateParcelPage(listQuery)
    return ctx.serialize(LateParcelTransformer.paginate(rows, metadata))
  }
}
