import { SandboxPickupSchema } from '#database/schema'

/** That somebody of the sandbox courier is to come: its memory, not ours. */
export default class SandboxPickup extends SandboxPickupSchema {
  static selfAssignPrimaryKey = true
}
