import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import { guideOf } from '#admin/developers/guides/guide'
import { blocksOf, headingsOf } from '#admin/developers/guides/guide_text'
import GuideTransformer from '#admin/developers/guides/guide_transformer'
import { apiCalls } from '#admin/developers/openapi/reference'
import { callPath } from '#admin/developers/site/addresses'
import { siteContents } from '#admin/developers/site/contents'
import ContentsTransformer from '#admin/developers/site/contents_transformer'

export default class DevelopersGuidePageController {
  async render(ctx: HttpContext) {
    const { inertia, params } = ctx
    const guide = guideOf(params.guide)
    if (!guide) return this.leadToCall(ctx)
    const blocks = await blocksOf(guide.markdown)
    return inertia.render('admin/developers/developers_guide', {
      contents: ContentsTransformer.transform(siteContents()),
      guide: GuideTransformer.transform({ ...guide, blocks, headings: headingsOf(guide.markdown) }),
    })
  }

  /** Calls had these addresses before there were guides. */
  private async leadToCall({ params, response }: HttpContext) {
    const calls = await apiCalls()
    if (!calls.some(({ id }) => id === params.guide)) {
      throw new Exception('There is no such page', { status: 404 })
    }
    return response.redirect().status(301).toPath(callPath(params.guide))
  }
}
