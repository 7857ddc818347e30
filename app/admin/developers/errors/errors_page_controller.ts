import type { HttpContext } from '@adonisjs/core/http'
import { ERROR_ENTRIES } from '#admin/developers/errors/error_entry'
import ErrorEntryTransformer from '#admin/developers/errors/error_entry_transformer'
import { listSiteContents } from '#admin/developers/site/site_contents'
import ContentsTransformer from '#admin/developers/site/contents_transformer'

export default class ErrorsPageController {
  async render({ inertia, request }: HttpContext) {
    const { search } = request.qs()
    return inertia.render('admin/developers/errors/errors', {
      contents: ContentsTransformer.transform(await listSiteContents()),
      search: typeof search === 'string' ? search : '',
      entries: ErrorEntryTransformer.transform(ERROR_ENTRIES),
    })
  }
}
