import { describeApiCall, type DocumentedCall } from '#admin/developers/openapi/api_call'
import { listApiRoutes } from '#admin/developers/openapi/api_routes'
import { camelCase } from '#admin/developers/openapi/schema_components'
import { findOperation, API_TAGS } from '#admin/developers/openapi/api_tags'

let documentedCalls: Promise<DocumentedCall[]> | undefined

/** All calls, sorted by tag and cached, because routes do not change at runtime. */
export function listApiCallDocs(): Promise<DocumentedCall[]> {
  documentedCalls ??= describeAllCalls()
  return documentedCalls
}

/** Finds a call by its former id, such as `shippingQuotesStore`, which old addresses contain. */
export async function findRenamedCall(former: string): Promise<DocumentedCall | undefined> {
  const calls = await listApiCallDocs()
  return calls.find(({ route }) => camelCase(route.name.replace(/^api\./, '')) === former)
}

export type CallGroup = { tag: string; description: string; calls: DocumentedCall[] }

/** Only calls that API keys or everybody may make, which the public pages list. */
export async function listPublicCallGroups(): Promise<CallGroup[]> {
  const calls = await listApiCallDocs()
  return groupCalls(calls.filter(isPublicCall))
}

/** All other calls: those of our own pages, of staff and of partner companies. */
export async function listInternalCallGroups(): Promise<CallGroup[]> {
  const calls = await listApiCallDocs()
  return groupCalls(calls.filter((call) => !isPublicCall(call)))
}

/** Couriers, payment providers and gateways post to these addresses, with a signature. */
const PARTNER_PREFIX = '/webhooks/'

export function isPublicCall({ route }: DocumentedCall): boolean {
  return route.scope !== null || !(route.needsSignIn || route.path.startsWith(PARTNER_PREFIX))
}

/** Omits groups without calls. */
function groupCalls(calls: DocumentedCall[]): CallGroup[] {
  const byTag = Map.groupBy(calls, ({ operation }) => operation.tag)
  return API_TAGS.flatMap(({ tag, description }) => {
    const own = byTag.get(tag)
    return own ? [{ tag, description, calls: own }] : []
  })
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
