import { BaseTransformer } from '@adonisjs/core/transformers'
import { withIndexes } from '#shared/http/indexed_rows'
import { formatKobo, naira } from '#shared/money/rules/money'
import type { DashboardFigures } from '#shipping/home/load_dashboard'
import HistoryRowTransformer from '#shipping/history/history_row_transformer'

const MONTH_LOCALE = { locale: 'en-GB' }

export default class DashboardTransformer extends BaseTransformer<DashboardFigures> {
  toObject() {
    const { months, recent } = this.resource
    return {
      months: months.map(({ start, shipments, spendKobo }) => ({
        month: start.toFormat('yyyy-MM'),
        label: start.toFormat('LLLL yyyy', MONTH_LOCALE),
        shortLabel: start.toFormat('LLL', MONTH_LOCALE),
        shipments,
        spend: naira(spendKobo),
        spendText: formatKobo(spendKobo),
      })),
      shipments: months.reduce((sum, month) => sum + month.shipments, 0),
      spendText: formatKobo(months.reduce((sum, month) => sum + month.spendKobo, 0)),
      recent: HistoryRowTransformer.transform(withIndexes(recent)),
    }
  }

  /** Adds `activeDays`, by which the page decides whether to draw charts. */
  forPage() {
    return { ...this.toObject(), activeDays: this.resource.activeDays }
  }
}
