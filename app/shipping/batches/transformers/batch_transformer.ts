import { BaseTransformer } from '@adonisjs/core/transformers'
import { naira } from '#shared/money/rules/money'
import BatchRowTransformer from '#shipping/batches/transformers/batch_row_transformer'
import type { ShownBatch } from '#shipping/batches/shown_batch'

export default class BatchTransformer extends BaseTransformer<ShownBatch> {
  /** What is said of it as a whole. */
  toObject() {
    const { batch, rows, sums, catalogue } = this.resource
    return {
      id: batch.id,
      name: batch.name,
      createdAt: batch.createdAt.toUTC().toISO()!,
      preferredCourier: batch.wish,
      pricesUntil: batch.pricedUntil.toUTC().toISO()!,
      paidAt: batch.paidAt?.toUTC().toISO() ?? null,
      totals: {
        rows: rows.length,
        bookable: sums.bookable,
        withErrors: sums.withErrors,
        chosen: sums.chosen,
        amount: naira(sums.chosenKobo),
        couriers: sums.couriers.map(({ code, rows: of, kobo }) => ({
          ...{ courier: code, name: catalogue.courier(code).name, rows: of, amount: naira(kobo) },
        })),
      },
      available: naira(sums.spendableKobo),
      missing: naira(sums.missingKobo),
      progress: batch.isPaid ? sums.progress : null,
    }
  }

  withRows() {
    return { ...this.toObject(), rows: BatchRowTransformer.transform(this.resource.rows) }
  }
}
