import { describeApiCall, type DocumentedCall } from '#admin/developers/openapi/api_call'
import { listApiRoutes } from '#admin/developers/openapi/api_routes'
import { findOperation, API_TAGS } from '#admin/developers/openapi/api_tags'

let documentedCalls: Promise<DocumentedCall[]> | undefined

/** All calls, sorted by tag and cached, because routes do not change at runtime. */
export function listApiCallDocs(): Promise<DocumentedCall[]> {
  documentedCalls ??= describeAllCalls()
  return documentedCalls
}

async function describeAllCalls(): Promise<DocumentedCall[]> {
  const described = listApiRoutes().flatMap((route) => {
    const operation = findOperation(route.name)
    return operation ? [describeApiCall(route, operation)] : []
  })
  const found = await Promise.all(described)
  return found.sort((one, other) => tagPosition(one) - tagPosition(other))
}

function tagPosition({ operation }: DocumentedCall): number {
  return API_TAGS.findIndex(({ tag }) => tag === operation.tag)
}
