import { BaseTransformer } from '@adonisjs/core/transformers'
import ApiCallTransformer from '#admin/developers/api_call_transformer'
import type { CallGroup } from '#admin/developers/openapi/documented_calls'
import { callGroupPath, callGroupSlug } from '#admin/developers/site/site_paths'

export default class CallGroupTransformer extends BaseTransformer<CallGroup> {
  toObject() {
    const { tag, description, calls } = this.resource
    const [slug, path] = [callGroupSlug(tag), callGroupPath(tag)]
    return { tag, slug, path, description, count: calls.length }
  }

  withCalls() {
    const calls = this.resource.calls.map((call) => new ApiCallTransformer(call).toObject())
    return { ...this.toObject(), calls }
  }
}
