import { BaseTransformer } from '@adonisjs/core/transformers'
import { naira } from '#shared/money/rules/money'
import AdviceTransformer from '#shipping/pricing/advice/advice_transformer'
import type { BatchRowDetail } from '#shipping/batches/load_batch'
import { currentParcelState } from '#shipping/shipment/parcel_progress'

export default class BatchRowTransformer extends BaseTransformer<BatchRowDetail> {
  toObject() {
    const { number, priceKobo, courierCode, prices, problems, notes, shipment } = this.resource
    return {
      row: number,
      /** Text for each field; one line per item. */
      cells: this.resource.texts,
      /** True if the cells can be edited. */
      isSheet: this.resource.lines !== null,
      errors: problems.map(({ field, message, proposal }) => ({
        field,
        message,
        proposal: proposal ?? null,
      })),
      notes,
      courier: courierCode,
      price: priceKobo === null ? null : naira(priceKobo),
      prices: prices.map(({ courier, kobo, daysMin, daysMax }) => ({
        courier,
        price: naira(kobo),
        daysMin,
        daysMax,
      })),
      advice: AdviceTransformer.transform(shipment ? [] : this.resource.advice),
      leftOut: this.resource.isLeftOut,
      shipment: shipment && transformBookedShipment(shipment),
    }
  }
}

function transformBookedShipment(shipment: NonNullable<BatchRowDetail['shipment']>) {
  const { id, trackingNumber, waybillNumber, status, issue } = shipment
  return {
    id,
    trackingNumber,
    waybillNumber,
    status,
    issue: status === 'PENDING_ISSUE' ? issue : null,
    parcelState: currentParcelState(shipment),
  }
}
