import type { HttpContext } from '@adonisjs/core/http'
import { TAGS } from '#admin/developers/openapi/tags'
import { apiCalls } from '#admin/developers/openapi/reference'
import ApiCallTransformer from '#admin/developers/api_call_transformer'
import { siteContents } from '#admin/developers/site/contents'
import ContentsTransformer from '#admin/developers/site/contents_transformer'

export default class DevelopersPageController {
  async render({ inertia }: HttpContext) {
    return inertia.render('admin/developers/developers', {
      contents: ContentsTransformer.transform(siteContents()),
      groups: TAGS.map(({ tag, description }) => ({ tag, description })),
      calls: ApiCallTransformer.transform(await apiCalls()),
    })
  }
}
