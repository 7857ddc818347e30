import { DangerousGoodSchema } from '#database/schema'

/** A term, in upper case, that no item's description may contain as a whole word. */
export default class DangerousGood extends DangerousGoodSchema {
  static selfAssignPrimaryKey = true
}
