import type { HttpContext } from '@adonisjs/core/http'
import { sendListCsv } from '#shared/http/controllers/send_csv'
import type { CsvColumns } from '#shared/http/csv_stream'
import { listLanes, loadLanePage, type LaneRow } from '#admin/lanes/lane_list'
import { laneListValidator } from '#admin/lanes/lane_validator'
import LaneTransformer from '#admin/lanes/lane_transformer'

const COLUMNS: CsvColumns<LaneRow> = {
  'Courier': ({ courierName }) => courierName,
  'Kind': ({ kind }) => kind,
  'Lane': ({ lane }) => lane,
  'Half Within (Days)': ({ usualDays }) => usualDays,
  '9 in 10 Within (Days)': ({ mostDays }) => mostDays,
  'Parcels': ({ parcels }) => parcels,
}

export default class LaneFactsController {
  async index(ctx: HttpContext) {
    const listQuery = await ctx.request.validateUsing(laneListValidator)
    const { rows, metadata } = await loadLanePage(listQuery)
    return ctx.serialize(LaneTransformer.paginate(rows, metadata))
  }

  async export(ctx: HttpContext) {
    const listQuery = await ctx.request.validateUsing(laneListValidator)
    return sendListCsv(ctx, 'lane_facts.csv', COLUMNS, await listLanes(listQuery))
  }
}
