import { type CourierDriver, CourierRefused } from '#shipping/carriers/courier_driver'

/** Our own staff, who speak with the courier by telephone or on its website and write down what it says. */
export class ManualCourier implements CourierDriver {
  readonly name = 'manual'

  /** The parcel waits in their queue. */
  async book() {
    return null
  }

  /** What they hear is written down by them. */
  async track() {
    return []
  }

  /** A task for them, with the number. */
  async void(waybillNumber: string) {
    throw new CourierRefused(
      `It was booked by hand. Please cancel waybill ${waybillNumber} with the courier.`
    )
  }
}
