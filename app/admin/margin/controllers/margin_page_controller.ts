import type { HttpContext } from '@adonisjs/core/http'
import { pageQuestion, understood } from '#shared/http/controllers/page_question'
import { pageAt } from '#shared/http/keyset_page'
import { currenciesWithoutRate, latestRates } from '#shipping/costs/exchange_rates'
import { marginShares } from '#shipping/costs/settings'
import { shareText } from '#shipping/costs/shares'
import ExchangeRateTransformer from '#admin/margin/exchange_rate_transformer'
import { marginPage } from '#admin/margin/margin_list'
import { marginPageValidator } from '#admin/margin/margin_question'
import MarginRowTransformer from '#admin/margin/margin_row_transformer'
import MarginTotalsTransformer from '#admin/margin/margin_totals_transformer'
import { marginChoices, marginTotals } from '#admin/margin/margin_totals'

export default class MarginPageController {
  async render(ctx: HttpContext) {
    const question = await pageQuestion(ctx, marginPageValidator)
    const { by = 'courier' } = question
    const totals = async () =>
      MarginTotalsTransformer.transform(await marginTotals(question, by)).depth(2)
    const shipments = async () => {
      const { rows, metadata } = await pageAt(question, marginPage)
      return MarginRowTransformer.paginate(rows, metadata)
    }
    return ctx.inertia.render('admin/margin/margin', {
      question: understood(ctx, question),
      choices: await marginChoices(),
      shares: await sharesText(),
      rates: ExchangeRateTransformer.transform(await latestRates()),
      unrated: await currenciesWithoutRate(),
      totals: ctx.inertia.defer(totals, { rescue: true }),
      shipments: ctx.inertia.defer(shipments, { rescue: true }),
    })
  }
}

async function sharesText() {
  const { lowestBasisPoints, differenceBasisPoints } = await marginShares.get()
  return { lowest: shareText(lowestBasisPoints), difference: shareText(differenceBasisPoints) }
}
