import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { sendCsv } from '#shared/http/controllers/send_csv'
import { csvFile } from '#shared/http/csv_file'
import { businessOf } from '#branding/business/business'
import { figureValidator } from '#branding/page_figures/figure_question'
import { type PageFigures, pageFigures } from '#branding/page_figures/page_figures'
import { USUAL_PERIOD } from '#branding/page_figures/rules/periods'

const COLUMNS = ['Day', 'Visits', 'Repeat visits', 'Clicks on products']

export default class PageFigureExportsController {
  async show(ctx: HttpContext) {
    const business = businessOf(callerOf(ctx))
    const { days = USUAL_PERIOD } = await ctx.request.validateUsing(figureValidator)
    const figures = await pageFigures(business, days)
    return sendCsv(ctx, `page_figures_${days}_days.csv`, csvFile(COLUMNS, linesOf(figures)))
  }
}

async function* linesOf({ days }: PageFigures) {
  for (const { day, visits, repeatVisits, clicks } of days)
    yield [day, visits, repeatVisits, clicks]
}
