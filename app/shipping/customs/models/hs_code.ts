import { HsCodeSchema } from '#database/schema'

/** What a kind of goods is called at every border: six digits of the Harmonized System. */
export default class HsCode extends HsCodeSchema {
  static selfAssignPrimaryKey = true
}
