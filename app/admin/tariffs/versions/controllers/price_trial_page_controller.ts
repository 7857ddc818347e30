import type { HttpContext } from '@adonisjs/core/http'
import { readPageQuery, echoPageQuery } from '#shared/http/controllers/page_query'
import { getEnglishTranslator } from '#shared/languages/translator'
import { loadRatePage } from '#shipping/pricing/calculator/controllers/rate_page'
import { listBillingGroupChoices } from '#admin/organizations/billing_groups'
import { type DatedQuote, quoteByVersionOrDate } from '#admin/tariffs/versions/prices/dated_quotes'
import PriceSourceTransformer from '#admin/tariffs/versions/prices/price_source_transformer'
import { findLiveVersion, requireTariffVersion } from '#admin/tariffs/versions/version_list'
import VersionTransformer from '#admin/tariffs/versions/version_transformer'
import { priceTrialValidator } from '#admin/tariffs/versions/version_validator'

export default class PriceTrialPageController {
  async render(ctx: HttpContext) {
    const listQuery = await readPageQuery(ctx, priceTrialValidator)
    const { day, time, billingGroup } = listQuery
    const named = ctx.params.id ? await requireTariffVersion(ctx.params.id) : null
    const by = {
      version: named?.id,
      at: day && time && !named ? `${day}T${time}` : day,
      billingGroup,
    }
    const priced: DatedQuote[] = []
    const props = await loadRatePage(ctx, getEnglishTranslator(), async (asked) => {
      const price = await quoteByVersionOrDate({ ...asked, ...by })
      priced.push(price)
      return price.quote
    })
    return ctx.inertia.render('admin/tariffs/versions/price_trial', {
      ...props,
      listQuery: echoPageQuery(ctx, listQuery),
      version: named && VersionTransformer.transform(named).useVariant('named'),
      source: await describePriceSource(priced[0], named !== null),
      groups: await listBillingGroupChoices(),
    })
  }
}

async function describePriceSource(price: DatedQuote | undefined, isNamed: boolean) {
  if (!price) return null
  const live = await findLiveVersion()
  const isLive = price.version.id === live?.id
  return PriceSourceTransformer.transform({ price, isNamed, isLive })
}
