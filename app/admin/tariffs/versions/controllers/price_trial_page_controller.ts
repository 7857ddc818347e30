import type { HttpContext } from '@adonisjs/core/http'
import { inEnglish } from '#shared/languages/words'
import { ratePage } from '#shipping/pricing/calculator/controllers/rate_page'
import { priceBy } from '#admin/tariffs/versions/past_prices'
import { requireVersion } from '#admin/tariffs/versions/version_list'
import VersionTransformer from '#admin/tariffs/versions/version_transformer'

/** The calculator, by the prices of one version. */
export default class PriceTrialPageController {
  async render(ctx: HttpContext) {
    const version = await requireVersion(ctx.params.id)
    const props = await ratePage(ctx, inEnglish(), (question) => priceBy(version, question))
    return ctx.inertia.render('admin/tariffs/versions/price_trial', {
      ...props,
      version: VersionTransformer.transform(version).useVariant('forPage'),
    })
  }
}
