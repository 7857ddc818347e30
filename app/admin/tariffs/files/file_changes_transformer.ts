import { BaseTransformer } from '@adonisjs/core/transformers'
import type { FileChanges } from '#admin/tariffs/files/file_changes'

const MAX_PREVIEWED_CHANGES = 100

export default class FileChangesTransformer extends BaseTransformer<FileChanges> {
  toObject() {
    const { added, changed, removed, unchanged, warnings, base } = this.resource
    return {
      added: countAndFirst(added),
      changed: countAndFirst(changed),
      removed: countAndFirst(removed),
      unchanged,
      warnings: countAndFirst(warnings),
      base,
    }
  }
}

function countAndFirst(lines: string[]) {
  return { count: lines.length, first: lines.slice(0, MAX_PREVIEWED_CHANGES) }
}
