import type { HttpContext } from '@adonisjs/core/http'
import { loadSurcharges } from '#shipping/pricing/surcharges/surcharge_rows'
import { loadSurchargeLists } from '#admin/tariffs/surcharges/surcharge_lists'
import SurchargeTransformer from '#admin/tariffs/surcharges/surcharge_transformer'
import { loadSurchargeTexts } from '#admin/tariffs/surcharges/surcharge_texts'
import { readRequestedTariff } from '#admin/tariffs/versions/controllers/requested_tariff'
import { withTariff } from '#admin/tariffs/versions/tariff_scope'
import { loadTariffSummary } from '#admin/tariffs/versions/tariff_summary'

export default class SurchargesPageController {
  async render(ctx: HttpContext) {
    const tariff = await readRequestedTariff(ctx)
    const surcharges = async () => {
      const found = await withTariff(tariff, loadSurcharges)
      return SurchargeTransformer.transform(found, await loadSurchargeTexts()).useVariant('forPage')
    }
    return ctx.inertia.render('admin/tariffs/surcharges/surcharges', {
      tariff: await loadTariffSummary(tariff),
      lists: await loadSurchargeLists(),
      surcharges: ctx.inertia.defer(surcharges, { rescue: true }),
    })
  }
}
