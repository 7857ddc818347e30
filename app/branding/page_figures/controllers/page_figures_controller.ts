import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { sendListCsv } from '#shared/http/controllers/send_csv'
import type { CsvColumns } from '#shared/http/csv_stream'
import { requireCurrentBusiness } from '#branding/business/current_business'
import { pageFiguresValidator } from '#branding/page_figures/page_figures_validator'
import { type PageFigures, loadPageFigures } from '#branding/page_figures/load_page_figures'
import PageFiguresTransformer from '#branding/page_figures/page_figures_transformer'
import { DEFAULT_FIGURE_PERIOD } from '#branding/page_figures/rules/figure_periods'

const COLUMNS: CsvColumns<PageFigures['days'][number]> = {
  'Day': ({ day }) => day,
  'Visits': ({ visits }) => visits,
  'Repeat visits': ({ repeatVisits }) => repeatVisits,
  'Clicks on products': ({ clicks }) => clicks,
}

export default class PageFiguresController {
  async show(ctx: HttpContext) {
    const business = requireCurrentBusiness(callerOf(ctx))
    const { days = DEFAULT_FIGURE_PERIOD } = await ctx.request.validateUsing(pageFiguresValidator)
    return ctx.serialize(PageFiguresTransformer.transform(await loadPageFigures(business, days)))
  }

  async export(ctx: HttpContext) {
    const business = requireCurrentBusiness(callerOf(ctx))
    const { days = DEFAULT_FIGURE_PERIOD } = await ctx.request.validateUsing(pageFiguresValidator)
    const figures = await loadPageFigures(business, days)
    return sendListCsv(ctx, `page_figures_${days}_days.csv`, COLUMNS, figures.days)
  }
}
