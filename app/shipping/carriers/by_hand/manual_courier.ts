import type { CarrierTracking } from '#shipping/carriers/courier_driver'
import type { CourierDriver, VoidRequest, VoidOutcome } from '#shipping/carriers/courier_driver'

/** The driver of couriers with which our staff book by telephone or on a website. */
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
