import { BaseTransformer } from '@adonisjs/core/transformers'
import type { FileChanges } from '#admin/tariffs/files/file_changes'

const LISTED = 100

/** How much a file changes, and the first of each. */
export default class FileChangesTransformer extends BaseTransformer<FileChanges> {
  toObject() {
    const { added, changed, removed, unchanged, warnings, base } = this.resource
    return {
      added: listed(added),
      changed: listed(changed),
      removed: listed(removed),
      unchanged,
      warnings: listed(warnings),
      base,
    }
  }
}

function listed(lines: string[]) {
  return { count: lines.length, first: lines.slice(0, LISTED) }
}
