import { apiCall, type ApiCall } from '#admin/developers/openapi/api_call'
import { apiRoutes } from '#admin/developers/openapi/api_routes'
import { operationOf, TAGS } from '#admin/developers/openapi/tags'

let calls: Promise<ApiCall[]> | undefined

/** Every call, by what it is about. The routes do not change while we run. */
export function apiCalls(): Promise<ApiCall[]> {
  calls ??= readCalls()
  return calls
}

async function readCalls(): Promise<ApiCall[]> {
  const described = apiRoutes().flatMap((route) => {
    const operation = operationOf(route.name)
    return operation ? [apiCall(route, operation)] : []
  })
  const found = await Promise.all(described)
  return found.sort((one, other) => placeOf(one) - placeOf(other))
}

/** Calls about one thing keep the order in which they are routed. */
function placeOf({ operation }: ApiCall): number {
  return TAGS.findIndex(({ tag }) => tag === operation.tag)
}
