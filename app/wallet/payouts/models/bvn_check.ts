import { BvnCheckSchema } from '#database/schema'

/** That somebody showed their bank verification number, which itself is nowhere kept. */
export default class BvnCheck extends BvnCheckSchema {
  static selfAssignPrimaryKey = true
}
