import type { HttpContext } from '@adonisjs/core/http'
import { lanePage } from '#admin/lanes/lane_list'
import { laneListValidator } from '#admin/lanes/lane_question'
import LaneTransformer from '#admin/lanes/lane_transformer'

export default class LaneFactsController {
  async index(ctx: HttpContext) {
    const question = await ctx.request.validateUsing(laneListValidator)
    const { rows, metadata } = await lanePage(question)
    return ctx.serialize(LaneTransformer.paginate(rows, metadata))
  }
}
