import { BaseTransformer } from '@adonisjs/core/transformers'
import { naira } from '#shared/money/rules/money'
import type { ShownRow } from '#shipping/batches/shown_batch'

/** A row of a batch as programs read it. */
export default class BatchRowTransformer extends BaseTransformer<ShownRow> {
  toObject() {
    const { number, priceKobo, courierCode, prices, problems, notes, shipment } = this.resource
    return {
      row: number,
      /** What it says of each field of a sheet. */
      cells: this.resource.texts,
      /** Its cells can be corrected. */
      isSheet: this.resource.cells !== null,
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
