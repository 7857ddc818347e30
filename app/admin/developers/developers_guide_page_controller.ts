import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import { findGuide } from '#admin/developers/guides/guide'
import { renderGuideBlocks, listHeadings } from '#admin/developers/guides/render_guide'
import GuideTransformer from '#admin/developers/guides/guide_transformer'
import { findRenamedCall } from '#admin/developers/openapi/documented_calls'
import { callPagePath } from '#admin/developers/site/site_paths'
import { listSiteContents } from '#admin/developers/site/site_contents'
import ContentsTransformer from '#admin/developers/site/contents_transformer'

export default class DevelopersGuidePageController {
  async render(ctx: HttpContext) {
    const { inertia, params } = ctx
    const guide = findGuide(params.guide)
    if (!guide) return this.leadToCall(ctx)
    const blocks = await renderGuideBlocks(guide.markdown)
    return inertia.render('admin/developers/developers_guide', {
      contents: ContentsTransformer.transform(await listSiteContents()),
      guide: GuideTransformer.transform({
        ...guide,
        blocks,
        headings: listHeadings(guide.markdown),
      }),
    })
  }

  /** Redirects the addresses that calls had before guides existed. */
  private async leadToCall({ params, response }: HttpContext) {
    const call = await findRenamedCall(params.guide)
    if (!call) throw new Exception('There is no such page', { status: 404 })
    return response.redirect().status(301).toPath(callPagePath(call.id))
  }
}
