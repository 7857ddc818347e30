import type { HttpContext } from '@adonisjs/core/http'
import { CHANGELOG } from '#admin/developers/changelog/changelog'
import ChangelogEntryTransformer from '#admin/developers/changelog/changelog_entry_transformer'

export default class ChangelogPageController {
  async render({ inertia }: HttpContext) {
    return inertia.render('admin/developers/changelog/changelog', {
      entries: ChangelogEntryTransformer.transform(CHANGELOG),
    })
  }
}
