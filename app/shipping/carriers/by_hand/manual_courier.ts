import type { CarrierTracking } from '#shipping/carriers/courier_driver'
import type { CourierDriver, VoidRequest, VoidOutcome } from '#shipping/carriers/courier_driver'

/** Our own staff, who speak with the courier by telephone or on its website and write down what it says. */
export class ManualCourier implements CourierDriver {
  readonly name = 'manual'
  readonly trackedAtOnce = 1

  async greet() {}

  /** The parcel waits in their queue. */
  async book(): Promise<never> {
    throw new Error('A parcel that is booked by hand was given to a machine')
  }

  async findByReference() {
    return null
  }

  /** What they hear is written down by them. */
  async trackMany(): Promise<Map<string, CarrierTracking>> {
    return new Map()
  }

  /** A task for them, with the number. */
  async void({ waybillNumber }: VoidRequest): Promise<VoidOutcome> {
    return {
      outcome: 'not_possible',
      task: `It was booked by hand. Please cancel waybill ${waybillNumber} with the courier.`,
    }
  }
}
