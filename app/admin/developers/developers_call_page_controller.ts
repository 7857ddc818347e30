import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import { apiCalls } from '#admin/developers/openapi/reference'
import ApiCallTransformer from '#admin/developers/api_call_transformer'

export default class DevelopersCallPageController {
  async render({ inertia, params }: HttpContext) {
    const calls = await apiCalls()
    const call = calls.find(({ id }) => id === params.call)
    if (!call) throw new Exception('There is no such call', { status: 404 })
    return inertia.render('admin/developers/developers_call', {
      call: ApiCallTransformer.transform(call).useVariant('forReading'),
    })
  }
}
