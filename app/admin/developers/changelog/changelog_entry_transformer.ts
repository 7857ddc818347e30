import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ChangelogEntry } from '#admin/developers/changelog/changelog'

export default class ChangelogEntryTransformer extends BaseTransformer<ChangelogEntry> {
  toObject() {
    const { day, version, added = [], changed = [], removed = [] } = this.resource
    return {
      day,
      isVersion: version !== null,
      deprecatedOn: version?.deprecatedOn ?? null,
      sunsetOn: version?.sunsetOn ?? null,
      parts: [
        { title: 'Added', changes: [...added] },
        { title: 'Changed', changes: [...changed] },
        { title: 'Removed', changes: [...removed] },
      ].filter(({ changes }) => changes.length > 0),
    }
  }
}
