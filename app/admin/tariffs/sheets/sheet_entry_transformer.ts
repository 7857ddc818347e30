import { BaseTransformer } from '@adonisjs/core/transformers'
import type { SheetEntry } from '#admin/tariffs/sheets/sheet_versions'

export default class SheetEntryTransformer extends BaseTransformer<SheetEntry> {
  toObject() {
    const { version, rowCount, savedBy, savedAt, isCurrent } = this.resource
    return { version, rowCount, savedBy, savedAt: savedAt?.toISO() ?? null, isCurrent }
  }
}
