import { BvnCheckSchema } from '#database/schema'

/** Proof of a verified BVN. The number itself is never stored. */
export default class BvnCheck extends BvnCheckSchema {
  static selfAssignPrimaryKey = true
}
