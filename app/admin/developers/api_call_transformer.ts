import { BaseTransformer } from '@adonisjs/core/transformers'
import { appUrl } from '#config/app'
import { inlined } from '#admin/developers/openapi/answers'
import type { ApiCall } from '#admin/developers/openapi/api_call'
import { API_PREFIX } from '#admin/developers/openapi/api_routes'
import { curlOf } from '#admin/developers/openapi/curl'
import { FAILURES } from '#admin/developers/openapi/failures'
import { fieldRows, noteOf, typeText } from '#admin/developers/openapi/field_rows'

/** A call of the API, as its reference shows it to people. */
export default class ApiCallTransformer extends BaseTransformer<ApiCall> {
  /** A line of the list. */
  toObject() {
    const { id, route, operation } = this.resource
    const { summary, tag } = operation
    return { id, tag, method: route.method, path: API_PREFIX + route.path, summary }
  }

  /** A page of its own. */
  forReading() {
    const { route, operation, audience, parameters, body, answer, failures } = this.resource
    return {
      ...this.toObject(),
      description: operation.description ?? null,
      audience,
      curl: curlOf(this.resource, appUrl),
      parameters: parameters.map(({ name, in: where, required, schema }) => ({
        path: name,
        where,
        type: typeText(schema),
        required,
        note: noteOf(schema),
      })),
      body: body ? fieldRows(body) : null,
      answer: operation.file ? null : fieldRows(inlined(answer)),
      file: operation.file ?? null,
      acceptsKey: route.acceptsKey,
      failures: failures.map((status) => ({ status, meaning: FAILURES[status].meaning })),
    }
  }
}
