import type { HttpContext } from '@adonisjs/core/http'
import { readPageQuery, echoPageQuery } from '#shared/http/controllers/page_query'
import { readPageOrFirst } from '#shared/http/keyset_page'
import { latestExchangeRates } from '#shipping/costs/exchange_rates'
import { marginThresholds } from '#shipping/costs/margin_settings'
import { formatShare } from '#shipping/costs/format_share'
import ExchangeRateTransformer from '#admin/margin/exchange_rate_transformer'
import { loadMarginPage } from '#admin/margin/margin_list'
import { marginPageValidator } from '#admin/margin/margin_validator'
import MarginRowTransformer from '#admin/margin/margin_row_transformer'
import MarginTotalsTransformer from '#admin/margin/margin_totals_transformer'
import { loadMarginChoices, loadMarginTotals } from '#admin/margin/margin_totals'

export default class MarginPageController {
  async render(ctx: HttpContext) {
    const listQuery = await readPageQuery(ctx, marginPageValidator)
    const { by = 'courier' } = listQuery
    const totals = async () =>
      MarginTotalsTransformer.transform(await loadMarginTotals(listQuery, by)).depth(2)
    const shipments = async () => {
      const { rows, metadata } = await readPageOrFirst(listQuery, loadMarginPage)
      return MarginRowTransformer.paginate(rows, metadata)
    }
    return ctx.inertia.render('admin/margin/margin', {
      listQuery: echoPageQuery(ctx, listQuery),
      choices: await loadMarginChoices(),
      shares: await loadShareTexts(),
      rates: ExchangeRateTransformer.transform(await latestExchangeRates()),
      totals: ctx.inertia.defer(totals, { rescue: true }),
      shipments: ctx.inertia.defer(shipments, { rescue: true }),
    })
  }
}

async function loadShareTexts() {
  const { lowestBasisPoints, differenceBasisPoints } = await marginThresholds.get()
  return { lowest: formatShare(lowestBasisPoints), difference: formatShare(differenceBasisPoints) }
}
