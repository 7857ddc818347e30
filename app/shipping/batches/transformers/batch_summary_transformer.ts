import { BaseTransformer } from '@adonisjs/core/transformers'
import { DateTime } from 'luxon'
import { formatLagosDate } from '#shared/time/lagos_time'
import { naira } from '#shared/money/rules/money'
import type { BatchSummary } from '#shipping/batches/batch_list'

export default class BatchSummaryTransformer extends BaseTransformer<BatchSummary> {
  toObject() {
    const { createdAt, paidAt, totalKobo } = this.resource
    return {
      ...this.pick(this.resource, ['id', 'name', 'rows', 'withErrors', 'by']),
      createdAt: createdAt.toISOString(),
      paidAt: paidAt?.toISOString() ?? null,
      amount: totalKobo === null ? null : naira(totalKobo),
    }
  }

  forPage() {
    const createdText = formatLagosDate(DateTime.fromJSDate(this.resource.createdAt))
    return { ...this.toObject(), createdText }
  }
}
