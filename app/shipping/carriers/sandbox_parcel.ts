import { SandboxParcelSchema } from '#database/schema'
import type { sandboxFate } from '#shipping/carriers/sandbox_events'

/** The sandbox courier's own record of a parcel. */
export default class SandboxParcel extends SandboxParcelSchema {
  static selfAssignPrimaryKey = true

  declare fate: ReturnType<typeof sandboxFate>
}
