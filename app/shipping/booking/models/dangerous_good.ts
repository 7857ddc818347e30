import { DangerousGoodSchema } from '#database/schema'

export default class DangerousGood extends DangerousGoodSchema {
  static selfAssignPrimaryKey = true
}
