import type { HttpContext } from '@adonisjs/core/http'
import CallGroupTransformer from '#admin/developers/call_group_transformer'
import { listInternalCallGroups } from '#admin/developers/openapi/documented_calls'

export default class InternalApiPageController {
  async render({ inertia }: HttpContext) {
    const groups = await listInternalCallGroups()
    return inertia.render('admin/developers/internal_api', {
      groups: CallGroupTransformer.transform(groups).useVariant('withCalls'),
    })
  }
}
