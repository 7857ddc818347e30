import { apiCall, type ApiCall } from '#admin/developers/openapi/api_call'
import { apiRoutes, type ApiRoute } from '#admin/developers/openapi/api_routes'
import { GROUPS, operationOf } from '#admin/developers/openapi/operations'

let calls: Promise<ApiCall[]> | undefined

/** Every call that somebody has described, by groups. The routes do not change while we run. */
export function apiCalls(): Promise<ApiCall[]> {
  calls ??= readCalls()
  return calls
}

/** Calls that exist and that nobody has said a word about. */
export function undescribedRoutes(): ApiRoute[] {
  return apiRoutes().filter(({ name }) => !operationOf(name))
}

async function readCalls(): Promise<ApiCall[]> {
  const described = apiRoutes().flatMap((route) => {
    const operation = operationOf(route.name)
    return operation ? [apiCall(route, operation)] : []
  })
  const found = await Promise.all(described)
  return found.sort((one, other) => placeOf(one) - placeOf(other))
}

/** Where a call stands in its group, and its group among the groups. */
function placeOf({ route, operation }: ApiCall): number {
  const group = GROUPS.findIndex(({ tag }) => tag === operation.tag)
  const names = Object.keys(GROUPS[group]?.operations ?? {})
  return group * 1000 + names.indexOf(route.name)
}
