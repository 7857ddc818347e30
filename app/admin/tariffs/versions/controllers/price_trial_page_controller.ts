import type { HttpContext } from '@adonisjs/core/http'
import { pageQuestion, understood } from '#shared/http/controllers/page_question'
import { inEnglish } from '#shared/languages/words'
import { ratePage } from '#shipping/pricing/calculator/controllers/rate_page'
import BillingGroup from '#shipping/pricing/models/billing_group'
import { type PastPrice, priceThen } from '#admin/tariffs/versions/prices/past_prices'
import PriceSourceTransformer from '#admin/tariffs/versions/prices/price_source_transformer'
import { liveVersion, requireVersion } from '#admin/tariffs/versions/version_list'
import VersionTransformer from '#admin/tariffs/versions/version_transformer'
import { priceTrialValidator } from '#admin/tariffs/versions/version_validator'

/** The calculator by the prices of one version, or of a day, for everybody or for a billing group. */
export default class PriceTrialPageController {
  async render(ctx: HttpContext) {
    const question = await pageQuestion(ctx, priceTrialValidator)
    const { day, time, billingGroup } = question
    const named = ctx.params.id ? await requireVersion(ctx.params.id) : null
    const by = {
      version: named?.id,
      at: day && time && !named ? `${day}T${time}` : day,
      billingGroup,
    }
    const priced: PastPrice[] = []
    const props = await ratePage(ctx, inEnglish(), async (asked) => {
      const price = await priceThen({ ...asked, ...by })
      priced.push(price)
      return price.quote
    })
    return ctx.inertia.render('admin/tariffs/versions/price_trial', {
      ...props,
      question: understood(ctx, question),
      version: named && VersionTransformer.transform(named).useVariant('named'),
      source: await sourceOf(priced[0], named !== null),
      groups: await groupOptions(),
    })
  }
}

async function sourceOf(price: PastPrice | undefined, isNamed: boolean) {
  if (!price) return null
  const live = await liveVersion()
  const isLive = price.version.id === live?.id
  return PriceSourceTransformer.transform({ price, isNamed, isLive })
}

async function groupOptions() {
  const groups = await BillingGroup.query().where('active', true).orderByRaw('fold(name), name')
  return groups.map(({ id, name }) => ({ value: id, label: name }))
}
