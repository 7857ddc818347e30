import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import { ERROR_ENTRIES } from '#admin/developers/errors/error_entry'
import ErrorEntryTransformer from '#admin/developers/errors/error_entry_transformer'
import { listSiteContents } from '#admin/developers/site/site_contents'
import ContentsTransformer from '#admin/developers/site/contents_transformer'

export default class ErrorPageController {
  async render({ inertia, params }: HttpContext) {
    const entry = ERROR_ENTRIES.find(({ code }) => code === params.code)
    if (!entry) throw new Exception('There is no such error', { status: 404 })
    return inertia.render('admin/developers/errors/error', {
      contents: ContentsTransformer.transform(await listSiteContents()),
      entry: ErrorEntryTransformer.transform(entry).useVariant('forReading'),
    })
  }
}
