import { SandboxParcelSchema } from '#database/schema'
import type { sandboxFate } from '#shipping/carriers/sandbox_events'

export default class SandboxParcel extends SandboxParcelSchema {
  static selfAssignPrimaryKey = true

  declare fate: ReturnType<typeof sandboxFate>
}
