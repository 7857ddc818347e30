import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { pageQuestion } from '#shared/http/controllers/page_question'
import Brand from '#branding/business/brand'
import { figureValidator } from '#branding/page_figures/figure_question'
import { pageFigures } from '#branding/page_figures/page_figures'
import PageFiguresTransformer from '#branding/page_figures/page_figures_transformer'
import { USUAL_PERIOD } from '#branding/page_figures/rules/periods'

export default class PageFiguresPageController {
  async render(ctx: HttpContext) {
    const { organization } = callerOf(ctx)
    const { days = USUAL_PERIOD } = await pageQuestion(ctx, figureValidator)
    if (!organization.isBusiness) {
      return ctx.inertia.render('branding/page_figures/page_figures', {
        days,
        published: false,
        hasBusiness: false,
      })
    }
    const brand = await Brand.of(organization)
    const figures = async () =>
      PageFiguresTransformer.transform(await pageFigures(organization, days)).useVariant('forPage')
    return ctx.inertia.render('branding/page_figures/page_figures', {
      days,
      published: brand.isPublished,
      hasBusiness: true,
      figures: ctx.inertia.defer(figures, { rescue: true }),
    })
  }
}
