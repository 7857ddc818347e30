import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { readPageQuery } from '#shared/http/controllers/page_query'
import Brand from '#branding/business/brand'
import { pageFiguresValidator } from '#branding/page_figures/page_figures_validator'
import { loadPageFigures } from '#branding/page_figures/load_page_figures'
import PageFiguresTransformer from '#branding/page_figures/page_figures_transformer'
import { DEFAULT_FIGURE_PERIOD } from '#branding/page_figures/rules/figure_periods'

export default class PageFiguresPageController {
  async render(ctx: HttpContext) {
    const { organization } = callerOf(ctx)
    const { days = DEFAULT_FIGURE_PERIOD } = await readPageQuery(ctx, pageFiguresValidator)
    if (!organization.isBusiness) {
      return ctx.inertia.render('branding/page_figures/page_figures', {
        days,
        published: false,
        hasBusiness: false,
      })
    }
    const brand = await Brand.of(organization)
    const figures = async () =>
      PageFiguresTransformer.transform(await loadPageFigures(organization, days)).useVariant(
        'forPage'
      )
    return ctx.inertia.render('branding/page_figures/page_figures', {
      days,
      published: brand.isPublished,
      hasBusiness: true,
      figures: ctx.inertia.defer(figures, { rescue: true }),
    })
  }
}
