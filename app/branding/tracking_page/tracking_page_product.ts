import { TrackingPageProductSchema } from '#database/schema'

/** A product that a business shows on its tracking page. */
export default class TrackingPageProduct extends TrackingPageProductSchema {
  static selfAssignPrimaryKey = true
}
