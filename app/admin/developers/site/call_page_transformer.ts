import { BaseTransformer } from '@adonisjs/core/transformers'
import ApiCallTransformer from '#admin/developers/api_call_transformer'
import { canTryIt } from '#admin/developers/openapi/api_call'
import { inlineReferences } from '#admin/developers/openapi/response_schemas'
import { API_PREFIX } from '#admin/developers/openapi/api_routes'
import { ERROR_STATUSES } from '#admin/developers/openapi/error_responses'
import type { FailureStatus } from '#identity/access/call_documentation'
import { listFieldRows, describeField, describeType } from '#admin/developers/openapi/field_rows'
import type { CallPage } from '#admin/developers/site/call_page'
import { callGroupPath } from '#admin/developers/site/site_paths'
import { buildSnippets } from '#admin/developers/snippets/snippets'

export default class CallPageTransformer extends BaseTransformer<CallPage> {
  toObject() {
    const { call, request, success, siblings, isPublic } = this.resource
    const { id, route, operation, audience, parameters, body, answer, failures } = call
    return {
      id,
      groupPath: isPublic ? callGroupPath(operation.tag) : null,
      method: route.method,
      path: API_PREFIX + route.path,
      summary: operation.summary,
      description: operation.description ?? null,
      audience,
      scope: route.scope,
      needsKey: route.needsSignIn,
      acceptsKey: route.acceptsKey,
      snippets: buildSnippets(request),
      parameters: parameters.map(({ name, in: where, required, schema }) => ({
        path: name,
        where,
        type: describeType(schema),
        required,
        note: describeField(schema),
      })),
      body: body ? listFieldRows(body) : null,
      answer: operation.file ? null : listFieldRows(inlineReferences(answer)),
      file: operation.file ?? null,
      success: { status: success.status, example: toPrettyJson(success.example) },
      failures: Object.entries(failures).map(([status, codes]) => ({
        status,
        meaning: ERROR_STATUSES[Number(status) as FailureStatus].meaning,
        codes: [...codes],
      })),
      trial: canTryIt(call) ? tryItDefaults(this.resource) : null,
      siblings: siblings.map((one) => new ApiCallTransformer(one).toObject()),
    }
  }
}

/** Initial values of the try-it form; optional ones are empty. */
function tryItDefaults({ call, request, samples }: CallPage) {
  return {
    parameters: call.parameters.map(({ name, in: where, required }) => ({
      name,
      where,
      required,
      value: required ? (samples.get(name) ?? '') : '',
    })),
    body: toPrettyJson(request.body),
  }
}

function toPrettyJson(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value, null, 2)
}
