import type { HttpContext } from '@adonisjs/core/http'
import { surchargesIn } from '#shipping/pricing/surcharges/surcharge_rows'
import { surchargeLists } from '#admin/tariffs/surcharges/surcharge_lists'
import SurchargeTransformer from '#admin/tariffs/surcharges/surcharge_transformer'
import { surchargeWords } from '#admin/tariffs/surcharges/surcharge_words'
import { askedTariff } from '#admin/tariffs/versions/controllers/asked_tariff'
import { inTariff } from '#admin/tariffs/versions/in_tariff'
import { shownTariff } from '#admin/tariffs/versions/shown_tariff'

export default class SurchargesPageController {
  async render(ctx: HttpContext) {
    const tariff = await askedTariff(ctx)
    const surcharges = async () => {
      const found = await inTariff(tariff, surchargesIn)
      return SurchargeTransformer.transform(found, await surchargeWords()).useVariant('forPage')
    }
    return ctx.inertia.render('admin/tariffs/surcharges/surcharges', {
      tariff: await shownTariff(tariff),
      lists: await surchargeLists(),
      surcharges: ctx.inertia.defer(surcharges, { rescue: true }),
    })
  }
}
