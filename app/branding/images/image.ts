import { ImageSchema } from '#database/schema'
import type { PicturePurpose } from '#branding/images/read_picture'

/** A picture that was uploaded. It never changes: another picture is another row, with another id. */
export default class Image extends ImageSchema {
  static selfAssignPrimaryKey = true

  declare purpose: PicturePurpose

  /** Where anyone may see it, on any of our hosts. */
  static pathOf(id: string | null): string | null {
    return id === null ? null : `/images/${id}`
  }
}
