import { TrackingPageProductSchema } from '#database/schema'

export default class TrackingPageProduct extends TrackingPageProductSchema {
  static selfAssignPrimaryKey = true
}
