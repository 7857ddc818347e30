import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import { loadCallPage } from '#admin/developers/site/call_page'
import CallPageTransformer from '#admin/developers/site/call_page_transformer'
import { listSiteContents } from '#admin/developers/site/site_contents'
import ContentsTransformer from '#admin/developers/site/contents_transformer'

export default class DevelopersCallPageController {
  async render({ inertia, params }: HttpContext) {
    const page = await loadCallPage(params.call)
    if (!page) throw new Exception('There is no such call', { status: 404 })
    return inertia.render('admin/developers/developers_call', {
      contents: ContentsTransformer.transform(await listSiteContents()),
      call: CallPageTransformer.transform(page),
    })
  }
}
