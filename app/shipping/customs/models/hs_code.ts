import { HsCodeSchema } from '#database/schema'

/** A code of the Harmonized System, with six digits. */
export default class HsCode extends HsCodeSchema {
  static selfAssignPrimaryKey = true
}
