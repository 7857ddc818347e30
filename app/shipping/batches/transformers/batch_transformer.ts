import { BaseTransformer } from '@adonisjs/core/transformers'
import { naira } from '#shared/money/rules/money'
import BatchRowTransformer from '#shipping/batches/transformers/batch_row_transformer'
import type ShipmentBatch from '#shipping/batches/models/shipment_batch'
import type { BatchDetail } from '#shipping/batches/load_batch'
import { isoDay, isoTime } from '#shared/time/rules/api_dates'

export default class BatchTransformer extends BaseTransformer<BatchDetail> {
  toObject() {
    const { batch, sums, catalogue } = this.resource
    return {
      id: batch.id,
      name: batch.name,
      createdAt: isoTime(batch.createdAt),
      preferredCourier: batch.wish,
      sender: describeBatchSender(batch),
      pickup: batch.pickup,
      pickupDate: isoDay(batch.pickupDay),
      columns: batch.columns.map(({ header, field }) => ({ header, field })),
      defaults: batch.defaults,
      notes: batch.notes,
      pricesUntil: isoTime(batch.pricedUntil),
      paidAt: isoTime(batch.paidAt),
      totals: {
        ...this.pick(sums, ['rows', 'bookable', 'withErrors', 'chosen']),
        amount: naira(sums.chosenKobo),
        couriers: sums.couriers.map(({ code, rows: of, kobo }) => ({
          courier: code,
          name: catalogue.courier(code).name,
          rows: of,
          amount: naira(kobo),
        })),
      },
      available: naira(sums.spendableKobo),
      missing: naira(sums.missingKobo),
      progress: batch.isPaid ? sums.progress : null,
    }
  }

  withRows() {
    return { ...this.toObject(), rows: BatchRowTransformer.transform(this.resource.rows).depth(2) }
  }
}

function describeBatchSender({ origin }: ShipmentBatch) {
  if (!origin) return null
  const { fullname, phoneNumber, email, address, cityName, state, postalCode } = origin
  return {
    fullname,
    phoneNumber,
    email,
    address,
    postalCode,
    city: cityName ?? '',
    stateKey: state,
  } as Record<
    'fullname' | 'phoneNumber' | 'email' | 'address' | 'postalCode' | 'city' | 'stateKey',
    string
  >
}
