import { BaseTransformer } from '@adonisjs/core/transformers'
import type { SheetEntry } from '#admin/tariffs/sheets/sheet_versions'
import { isoTime } from '#shared/time/rules/api_dates'

export default class SheetEntryTransformer extends BaseTransformer<SheetEntry> {
  toObject() {
    const { version, rowCount, savedBy, savedAt, isCurrent } = this.resource
    return { version, rowCount, savedBy, savedAt: isoTime(savedAt), isCurrent }
  }
}
