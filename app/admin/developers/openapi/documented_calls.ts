import { describeApiCall, type DocumentedCall } from '#admin/developers/openapi/api_call'
import { listApiRoutes } from '#admin/developers/openapi/api_routes'
import { findOperation, API_TAGS } from '#admin/developers/openapi/api_tags'

let documentedCalls: Promise<DocumentedCall[]> | undefined

/** Every call, by what it is about. The routes do not change while we run. */
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

/** Calls about one thing keep the order in which they are routed. */
function tagPosition({ operation }: DocumentedCall): number {
  return API_TAGS.findIndex(({ tag }) => tag === operation.tag)
}
