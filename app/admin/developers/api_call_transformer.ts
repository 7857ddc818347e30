import { BaseTransformer } from '@adonisjs/core/transformers'
import type { DocumentedCall } from '#admin/developers/openapi/api_call'
import { API_PREFIX } from '#admin/developers/openapi/api_routes'

export default class ApiCallTransformer extends BaseTransformer<DocumentedCall> {
  toObject() {
    const { id, route, operation } = this.resource
    return { id, method: route.method, path: API_PREFIX + route.path, summary: operation.summary }
  }
}
