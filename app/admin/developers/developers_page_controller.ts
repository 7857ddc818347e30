import type { HttpContext } from '@adonisjs/core/http'
import { API_TAGS } from '#admin/developers/openapi/api_tags'
import { listApiCallDocs } from '#admin/developers/openapi/documented_calls'
import ApiCallTransformer from '#admin/developers/api_call_transformer'
import { listSiteContents } from '#admin/developers/site/site_contents'
import ContentsTransformer from '#admin/developers/site/contents_transformer'

export default class DevelopersPageController {
  async render({ inertia }: HttpContext) {
    return inertia.render('admin/developers/developers', {
      contents: ContentsTransformer.transform(listSiteContents()),
      groups: API_TAGS.map(({ tag, description }) => ({ tag, description })),
      calls: ApiCallTransformer.transform(await listApiCallDocs()),
    })
  }
}
