import { HsCodeSchema } from '#database/schema'

/** Six digits of the Harmonized System. */
export default class HsCode extends HsCodeSchema {
  static selfAssignPrimaryKey = true
}
