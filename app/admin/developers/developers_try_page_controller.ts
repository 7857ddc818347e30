import type { HttpContext } from '@adonisjs/core/http'
import ApiCallTransformer from '#admin/developers/api_call_transformer'
import { isForTrial } from '#admin/developers/openapi/api_call'
import { apiCalls } from '#admin/developers/openapi/reference'
import { siteContents } from '#admin/developers/site/contents'
import ContentsTransformer from '#admin/developers/site/contents_transformer'

export default class DevelopersTryPageController {
  async render({ inertia }: HttpContext) {
    const calls = await apiCalls()
    const forKeys = calls.filter((call) => call.route.scope && isForTrial(call))
    return inertia.render('admin/developers/developers_try', {
      contents: ContentsTransformer.transform(siteContents()),
      calls: ApiCallTransformer.transform(forKeys),
    })
  }
}
