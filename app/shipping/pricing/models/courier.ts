import { CourierSchema } from '#database/schema'

/** What we sell: a carrier's service under one of our own codes. */
export default class Courier extends CourierSchema {
  static selfAssignPrimaryKey = true

  /** As people read it: 2 - 4 working days. */
  get deliveryTimeline() {
    const days =
      this.daysMin === this.daysMax ? `${this.daysMin}` : `${this.daysMin} - ${this.daysMax}`
    return `${days} working ${days === '1' ? 'day' : 'days'}`
  }
}
