import { SandboxParcelSchema } from '#database/schema'

/** A parcel in the hands of the sandbox courier: its memory, not ours. */
export default class SandboxParcel extends SandboxParcelSchema {
  static selfAssignPrimaryKey = true
}
