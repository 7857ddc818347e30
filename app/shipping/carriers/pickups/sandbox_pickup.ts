import { SandboxPickupSchema } from '#database/schema'

/** The sandbox courier's own record of a pickup. */
export default class SandboxPickup extends SandboxPickupSchema {
  static selfAssignPrimaryKey = true
}
