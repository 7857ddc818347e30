import { BaseTransformer } from '@adonisjs/core/transformers'
import { DateTime } from 'luxon'
import { formatLagosDate } from '#shared/time/lagos_time'
import { isoTime } from '#shared/time/rules/api_dates'
import { naira } from '#shared/money/rules/money'
import type { BatchSummary } from '#shipping/batches/batch_list'

export default class BatchSummaryTransformer extends BaseTransformer<BatchSummary> {
  toObject() {
    const { createdAt, paidAt, totalKobo } = this.resource
    return {
      ...this.pick(this.resource, ['id', 'name', 'rows', 'withErrors', 'by']),
      createdAt: isoTime(createdAt),
      paidAt: isoTime(paidAt),
      amount: totalKobo === null ? null : naira(totalKobo),
    }
  }

  forPage() {
    const createdText = formatLagosDate(DateTime.fromJSDate(this.resource.createdAt))
    return { ...this.toObject(), createdText }
  }
}
