import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { businessOf } from '#branding/business/business'
import { figureValidator } from '#branding/page_figures/figure_question'
import { pageFigures } from '#branding/page_figures/page_figures'
import PageFiguresTransformer from '#branding/page_figures/page_figures_transformer'
import { USUAL_PERIOD } from '#branding/page_figures/rules/periods'

export default class PageFiguresController {
  async show(ctx: HttpContext) {
    const business = businessOf(callerOf(ctx))
    const { days = USUAL_PERIOD } = await ctx.request.validateUsing(figureValidator)
    return ctx.serialize(PageFiguresTransformer.transform(await pageFigures(business, days)))
  }
}
