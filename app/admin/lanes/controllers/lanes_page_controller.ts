import type { HttpContext } from '@adonisjs/core/http'
import { readPageQuery, echoPageQuery } from '#shared/http/controllers/page_query'
import { minimumLaneParcels } from '#shipping/pricing/pricing_settings'
import { listCourierChoices } from '#admin/lanes/courier_choices'
import { loadLanePage } from '#admin/lanes/lane_list'
import { laneListValidator } from '#admin/lanes/lane_validator'
import LaneTransformer from '#admin/lanes/lane_transformer'

export default class LanesPageController {
  async render(ctx: HttpContext) {
    const listQuery = await readPageQuery(ctx, laneListValidator)
    const lanes = async () => {
      const { rows, metadata } = await loadLanePage(listQuery)
      return LaneTransformer.paginate(rows, metadata).useVariant('forPage')
    }
    return ctx.inertia.render('admin/lanes/lanes', {
      listQuery: echoPageQuery(ctx, listQuery),
      couriers: await listCourierChoices(),
      least: await minimumLaneParcels.get(),
      lanes: ctx.inertia.defer(lanes, { rescue: true }),
    })
  }
}
