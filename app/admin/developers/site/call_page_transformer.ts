import { BaseTransformer } from '@adonisjs/core/transformers'
import ApiCallTransformer from '#admin/developers/api_call_transformer'
import { isForTrial } from '#admin/developers/openapi/api_call'
import { inlined } from '#admin/developers/openapi/answers'
import { API_PREFIX } from '#admin/developers/openapi/api_routes'
import { FAILURES } from '#admin/developers/openapi/failures'
import type { KnownFailure } from '#identity/access/described_call'
import { fieldRows, noteOf, typeText } from '#admin/developers/openapi/field_rows'
import type { CallPage } from '#admin/developers/site/call_page'
import { snippetsOf } from '#admin/developers/snippets/snippets'

/** A call of the API, as its own page shows it to people. */
export default class CallPageTransformer extends BaseTransformer<CallPage> {
  toObject() {
    const { call, request, success, siblings } = this.resource
    const { id, route, operation, audience, parameters, body, answer, failures } = call
    return {
      id,
      tag: operation.tag,
      method: route.method,
      path: API_PREFIX + route.path,
      summary: operation.summary,
      description: operation.description ?? null,
      audience,
      scope: route.scope,
      needsKey: route.needsSignIn,
      acceptsKey: route.acceptsKey,
      snippets: snippetsOf(request),
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
      success: { status: success.status, example: jsonOf(success.example) },
      failures: Object.entries(failures).map(([status, codes]) => ({
        status,
        meaning: FAILURES[Number(status) as KnownFailure].meaning,
        codes: [...codes],
      })),
      trial: isForTrial(call) ? trialOf(this.resource) : null,
      siblings: siblings.map((one) => new ApiCallTransformer(one).toObject()),
    }
  }
}

/** What a form is filled with for it; what may be left out is left empty. */
function trialOf({ call, request, samples }: CallPage) {
  return {
    parameters: call.parameters.map(({ name, in: where, required }) => ({
      name,
      where,
      required,
      value: required ? (samples.get(name) ?? '') : '',
    })),
    body: jsonOf(request.body),
  }
}

function jsonOf(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value, null, 2)
}
