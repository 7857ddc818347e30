import { BaseTransformer } from '@adonisjs/core/transformers'
import { isoTime } from '#shared/time/rules/api_dates'
import { formatLagosTimestamp } from '#shared/time/lagos_time'
import { CARRIER_NAMES } from '#shipping/pricing/rules/carriers'
import type { SilentParcel } from '#shipping/carriers/polling/silent_parcels'

export default class SilentParcelTransformer extends BaseTransformer<SilentParcel> {
  toObject() {
    const { id, trackingNumber, waybillNumber, driver, lastEventAt } = this.resource
    return {
      id,
      trackingNumber,
      waybillNumber,
      courier: driver === 'sandbox' ? 'Sandbox' : CARRIER_NAMES[driver],
      heardAt: isoTime(lastEventAt),
      heardText: formatLagosTimestamp(lastEventAt),
    }
  }
}
