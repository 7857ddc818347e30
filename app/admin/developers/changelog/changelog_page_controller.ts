import type { HttpContext } from '@adonisjs/core/http'
import { CHANGELOG } from '#admin/developers/changelog/changelog'
import ChangelogEntryTransformer from '#admin/developers/changelog/changelog_entry_transformer'
import { listSiteContents } from '#admin/developers/site/site_contents'
import ContentsTransformer from '#admin/developers/site/contents_transformer'

export default class ChangelogPageController {
  async render({ inertia }: HttpContext) {
    return inertia.render('admin/developers/changelog/changelog', {
      contents: ContentsTransformer.transform(await listSiteContents()),
      entries: ChangelogEntryTransformer.transform(CHANGELOG),
    })
  }
}
