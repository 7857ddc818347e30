import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import { findRenamedCall } from '#admin/developers/openapi/documented_calls'
import { callPagePath } from '#admin/developers/site/site_paths'
import { loadCallPage } from '#admin/developers/site/call_page'
import CallPageTransformer from '#admin/developers/site/call_page_transformer'
import { listSiteContents } from '#admin/developers/site/site_contents'
import ContentsTransformer from '#admin/developers/site/contents_transformer'

export default class DevelopersCallPageController {
  async render({ inertia, params, response }: HttpContext) {
    const page = await loadCallPage(params.call)
    if (!page) {
      const renamed = await findRenamedCall(params.call)
      if (!renamed) throw new Exception('There is no such call', { status: 404 })
      return response.redirect().status(301).toPath(callPagePath(renamed.id))
    }
    return inertia.render('admin/developers/developers_call', {
      contents: ContentsTransformer.transform(await listSiteContents()),
      call: CallPageTransformer.transform(page),
    })
  }
}
