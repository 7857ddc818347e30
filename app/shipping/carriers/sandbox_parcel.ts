import { SandboxParcelSchema } from '#database/schema'
import type { sandboxFate } from '#shipping/carriers/sandbox_events'

/** A parcel in the hands of the sandbox courier: its memory, not ours. */
export default class SandboxParcel extends SandboxParcelSchema {
  static selfAssignPrimaryKey = true

  declare fate: ReturnType<typeof sandboxFate>
}
