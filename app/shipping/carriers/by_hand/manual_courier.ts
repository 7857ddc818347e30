import type { CarrierTracking } from '#shipping/carriers/courier_driver'
import type { CourierDriver, VoidRequest, VoidOutcome } from '#shipping/carriers/courier_driver'

/** Our staff, who book by telephone or on the courier's website. */
export class ManualCourier implements CourierDriver {
  readonly name = 'manual'
  readonly maxTrackedAtOnce = 1

  async checkConnection() {}

  async book(): Promise<never> {
    throw new Error('A parcel that staff book by hand was sent to the automatic booking')
  }

  async findByReference() {
    return null
  }

  async trackMany(): Promise<Map<string, CarrierTracking>> {
    return new Map()
  }

  async void({ waybillNumber }: VoidRequest): Promise<VoidOutcome> {
    return {
      outcome: 'not_possible',
      task: `It was booked by hand. Please cancel waybill ${waybillNumber} with the courier.`,
    }
  }
}
