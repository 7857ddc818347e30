import { ImageSchema } from '#database/schema'
import type { PicturePurpose } from '#branding/images/read_picture'

/** An uploaded picture. Immutable: a new picture gets a new id. */
export default class Image extends ImageSchema {
  static selfAssignPrimaryKey = true

  declare purpose: PicturePurpose

  /** Public path, the same on all our hosts. */
  static pathOf(id: string | null): string | null {
    return id === null ? null : `/images/${id}`
  }
}
