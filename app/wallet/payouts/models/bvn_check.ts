import { BvnCheckSchema } from '#database/schema'

/** Records that a user's BVN was verified. The number itself is never stored. */
export default class BvnCheck extends BvnCheckSchema {
  static selfAssignPrimaryKey = true
}
