import type { HttpContext } from '@adonisjs/core/http'
import { pageQuestion, understood } from '#shared/http/controllers/page_question'
import { leastParcelsOfLane } from '#shipping/pricing/settings'
import { courierChoices } from '#admin/lanes/courier_choices'
import { lanePage } from '#admin/lanes/lane_list'
import { laneListValidator } from '#admin/lanes/lane_question'
import LaneTransformer from '#admin/lanes/lane_transformer'

export default class LanesPageController {
  async render(ctx: HttpContext) {
    const question = await pageQuestion(ctx, laneListValidator)
    const lanes = async () => {
      const { rows, metadata } = await lanePage(question)
      return LaneTransformer.paginate(rows, metadata).useVariant('forPage')
    }
    return ctx.inertia.render('admin/lanes/lanes', {
      question: understood(ctx, question),
      couriers: await courierChoices(),
      least: await leastParcelsOfLane.get(),
      lanes: ctx.inertia.defer(lanes, { rescue: true }),
    })
  }
}
