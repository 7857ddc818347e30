import { SandboxPickupSchema } from '#database/schema'

export default class SandboxPickup extends SandboxPickupSchema {
  static selfAssignPrimaryKey = true
}
