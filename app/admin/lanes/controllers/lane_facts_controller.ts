import type { HttpContext } from '@adonisjs/core/http'
import { sendListCsv } from '#shared/http/controllers/send_csv'
import type { CsvColumns } from '#shared/http/csv_file'
import { allLanes, lanePage, type ShownLane } from '#admin/lanes/lane_list'
import { laneListValidator } from '#admin/lanes/lane_question'
import LaneTransformer from '#admin/lanes/lane_transformer'

const COLUMNS: CsvColumns<ShownLane> = {
  'Courier': ({ courierName }) => courierName,
  'Kind': ({ kind }) => kind,
  'Lane': ({ lane }) => lane,
  'Days, half of them': ({ usualDays }) => usualDays,
  'Days, 9 in 10': ({ mostDays }) => mostDays,
  'Parcels': ({ parcels }) => parcels,
}

export default class LaneFactsController {
  async index(ctx: HttpContext) {
    const question = await ctx.request.validateUsing(laneListValidator)
    const { rows, metadata } = await lanePage(question)
    return ctx.serialize(LaneTransformer.paginate(rows, metadata))
  }

  async export(ctx: HttpContext) {
    const question = await ctx.request.validateUsing(laneListValidator)
    return sendListCsv(ctx, 'lane_facts.csv', COLUMNS, await allLanes(question))
  }
}
