import type { HttpContext } from '@adonisjs/core/http'
import { lateListValidator } from '#admin/lanes/lane_question'
import { latePage } from '#admin/lanes/late_list'
import LateParcelTransformer from '#admin/lanes/late_parcel_transformer'

export default class LateParcelsController {
  async index(ctx: HttpContext) {
    const question = await ctx.request.validateUsing(lateListValidator)
    const { rows, metadata } = await latePage(question)
    return ctx.serialize(LateParcelTransformer.paginate(rows, metadata))
  }
}
