import { BaseTransformer } from '@adonisjs/core/transformers'
import { naira } from '#shared/money/rules/money'
import AdviceTransformer from '#shipping/pricing/advice/advice_transformer'
import type { BatchRowDetail } from '#shipping/batches/load_batch'

/** A row of a batch as programs read it. */
export default class BatchRowTransformer extends BaseTransformer<BatchRowDetail> {
  toObject() {
    const { number, priceKobo, courierCode, prices, problems, notes, shipment } = this.resource
    return {
      row: number,
      /** What it says of each field of a sheet; of several kinds of goods a line for each. */
      cells: this.resource.texts,
      /** Its cells can be corrected. */
      isSheet: this.resource.lines !== null,
      errors: problems.map(({ field, message, proposal }) => ({
        ...{ field, message, proposal: proposal ?? null },
      })),
      notes,
      courier: courierCode,
      price: priceKobo === null ? null : naira(priceKobo),
      prices: prices.map(({ courier, kobo, daysMin, daysMax }) => ({
        ...{ courier, price: naira(kobo), daysMin, daysMax },
      })),
      /** Of what is not bought yet. */
      advice: AdviceTransformer.transform(shipment ? [] : this.resource.advice),
      leftOut: this.resource.isLeftOut,
      shipment,
    }
  }
}
