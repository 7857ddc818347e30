import type { HttpContext } from '@adonisjs/core/http'
import { sendCsv } from '#shared/http/controllers/send_csv'
import { csvFile } from '#shared/http/csv_file'
import { allLanes } from '#admin/lanes/lane_list'
import { type LaneQuestion, laneListValidator } from '#admin/lanes/lane_question'

const COLUMNS = ['Courier', 'Kind', 'Lane', 'Days, half of them', 'Days, 9 in 10', 'Parcels']

export default class LaneFactExportsController {
  async show(ctx: HttpContext) {
    const question = await ctx.request.validateUsing(laneListValidator)
    return sendCsv(ctx, 'lane_facts.csv', csvFile(COLUMNS, laneLines(question)))
  }
}

async function* laneLines(question: LaneQuestion) {
  for (const row of await allLanes(question)) {
    yield [row.courierName, row.kind, row.lane, row.usualDays, row.mostDays, row.parcels]
  }
}
