import type { HttpContext } from '@adonisjs/core/http'
import ApiCallTransformer from '#admin/developers/api_call_transformer'
import { canTryIt } from '#admin/developers/openapi/api_call'
import { listApiCallDocs } from '#admin/developers/openapi/documented_calls'
import { listSiteContents } from '#admin/developers/site/site_contents'
import ContentsTransformer from '#admin/developers/site/contents_transformer'

export default class DevelopersTryPageController {
  async render({ inertia }: HttpContext) {
    const calls = await listApiCallDocs()
    const forKeys = calls.filter((call) => call.route.scope && canTryIt(call))
    return inertia.render('admin/developers/developers_try', {
      contents: ContentsTransformer.transform(await listSiteContents()),
      calls: ApiCallTransformer.transform(forKeys),
    })
  }
}
