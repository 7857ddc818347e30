import { BaseTransformer } from '@adonisjs/core/transformers'
import { naira } from '#shared/money/rules/money'
import type { BatchRow } from '#shipping/batches/rows'

/** A row of a batch as programs read it. */
export default class BatchRowTransformer extends BaseTransformer<BatchRow> {
  toObject() {
    const { number, priceKobo, courierCode, prices, problems, notes, shipment } = this.resource
    return {
      row: number,
      errors: problems.map(({ field, message, proposal }) => ({
        ...{ field, message, proposal: proposal ?? null },
      })),
      notes,
      courier: courierCode,
      price: priceKobo === null ? null : naira(priceKobo),
      prices: prices.map(({ courier, kobo, daysMin, daysMax }) => ({
        ...{ courier, price: naira(kobo), daysMin, daysMax },
      })),
      leftOut: this.resource.isLeftOut,
      shipment,
    }
  }
}
