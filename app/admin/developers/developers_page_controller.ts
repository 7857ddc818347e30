import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { FAILURES } from '#admin/developers/openapi/failures'
import { GROUPS } from '#admin/developers/openapi/operations'
import { apiCalls } from '#admin/developers/openapi/reference'
import ApiCallTransformer from '#admin/developers/api_call_transformer'

export default class DevelopersPageController {
  async render({ inertia }: HttpContext) {
    return inertia.render('admin/developers/developers', {
      address: appUrl,
      failures: Object.entries(FAILURES).map(([status, { meaning }]) => ({ status, meaning })),
      groups: GROUPS.map(({ tag, description }) => ({ tag, description })),
      calls: ApiCallTransformer.transform(await apiCalls()),
    })
  }
}
