import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { FAILURES } from '#admin/openapi/failures'
import { GROUPS } from '#admin/openapi/operations'
import { apiCalls } from '#admin/openapi/reference'
import ApiCallTransformer from '#admin/transformers/api_call_transformer'

export default class DevelopersPageController {
  async render({ inertia }: HttpContext) {
    return inertia.render('admin/developers', {
      address: appUrl,
      failures: Object.entries(FAILURES).map(([status, { meaning }]) => ({ status, meaning })),
      groups: GROUPS.map(({ tag, description }) => ({ tag, description })),
      calls: ApiCallTransformer.transform(await apiCalls()),
    })
  }
}
