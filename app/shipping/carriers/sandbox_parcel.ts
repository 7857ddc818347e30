import { SandboxParcelSchema } from '#database/schema'

export type SandboxFate = 'missed' | 'held' | 'customs' | 'returned'

export default class SandboxParcel extends SandboxParcelSchema {
  static selfAssignPrimaryKey = true

  declare fate: SandboxFate | null
}
