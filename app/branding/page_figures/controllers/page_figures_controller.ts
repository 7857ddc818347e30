import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { sendListCsv } from '#shared/http/controllers/send_csv'
import type { CsvColumns } from '#shared/http/csv_file'
import { businessOf } from '#branding/business/business'
import { figureValidator } from '#branding/page_figures/figure_question'
import { type PageFigures, pageFigures } from '#branding/page_figures/page_figures'
import PageFiguresTransformer from '#branding/page_figures/page_figures_transformer'
import { USUAL_PERIOD } from '#branding/page_figures/rules/periods'

const COLUMNS: CsvColumns<PageFigures['days'][number]> = {
  'Day': ({ day }) => day,
  'Visits': ({ visits }) => visits,
  'Repeat visits': ({ repeatVisits }) => repeatVisits,
  'Clicks on products': ({ clicks }) => clicks,
}

export default class PageFiguresController {
  async show(ctx: HttpContext) {
    const business = businessOf(callerOf(ctx))
    const { days = USUAL_PERIOD } = await ctx.request.validateUsing(figureValidator)
    return ctx.serialize(PageFiguresTransformer.transform(await pageFigures(business, days)))
  }

  async export(ctx: HttpContext) {
    const business = businessOf(callerOf(ctx))
    const { days = USUAL_PERIOD } = await ctx.request.validateUsing(figureValidator)
    const figures = await pageFigures(business, days)
    return sendListCsv(ctx, `page_figures_${days}_days.csv`, COLUMNS, figures.days)
  }
}
