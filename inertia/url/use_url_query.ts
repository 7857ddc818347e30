import { router, usePage } from '@inertiajs/react'
import { currentUrl, PRESERVE_PAGE, navigateWithinPage } from '~/url/navigation'

/** Changes of query parameters; null or empty removes one. */
export type UrlChanges = Record<string, string | number | null>

interface UrlVisit {
  only?: string[]
  /** Replaces the history entry, so that Back skips it. */
  replace?: boolean
}

/** Merged visits call back once, with the outcome of the last one. */
interface VisitCallbacks {
  onSuccess?: () => void
  onFailure?: () => void
  onFinish?: () => void
}

interface PendingRequest {
  path: string
  changes: UrlChanges
  only: string[]
  replace: boolean
  ends: VisitCallbacks[]
  cancel: () => void
}

let pendingRequest: PendingRequest | null = null

/** True while `changeUrl` starts its own visit. */
let isSendingRequest = false

/** Props of pending reloads, by visit id. */
const pendingReloads = new Map<string, string[]>()

/** Adds props to the pending visit of the list: a separate reload would use the old URL. */
export function joinPendingRequest(only: string[]): boolean {
  if (isSendingRequest || pendingRequest?.path !== window.location.pathname || only.length === 0)
    return false
  changeUrl({}, { only, replace: true })
  return true
}

export function trackReload(id: string, only: string[]) {
  pendingReloads.set(id, only)
}

export function untrackReload(id: string) {
  pendingReloads.delete(id)
}

/** Cancels pending reloads of the same props, whose late answers would show rows of the old URL. */
function mergePendingReloads(only: string[]): string[] {
  const read = [...pendingReloads.values()]
  if (!read.some((props) => props.some((prop) => only.includes(prop)))) return only
  router.cancelAll({ prefetch: false, sync: false })
  return [...new Set([...only, ...read.flat()])]
}

/** The page's query parameters as state. */
export function useUrlQuery() {
  const { url } = usePage()
  return { query: searchParamsOf(url), go: changeUrl }
}

export function useQueryParam(name: string, ...visit: Parameters<typeof changeUrl>[1][]) {
  const { query } = useUrlQuery()
  const set = (value: string | number | null) => changeUrl({ [name]: value }, ...visit)
  return [query.get(name), set] as const
}

function searchParamsOf(url: string): URLSearchParams {
  return new URL(url, 'http://page').searchParams
}

/**
 * Changes query parameters of the current or pending URL and reloads only these props. A change
 * during a pending request cancels it and sends both changes together.
 */
export function changeUrl(
  changes: UrlChanges,
  { only, replace = false }: UrlVisit = {},
  ends: VisitCallbacks = {}
) {
  const path = window.location.pathname
  const before = pendingRequest?.path === path ? pendingRequest : null
  const all = { ...before?.changes, ...changes }
  if (only) {
    requestPage({
      path,
      changes: all,
      only: [...new Set([...(before?.only ?? []), ...only])],
      replace: replace && (before?.replace ?? true),
      ends: [...(before?.ends ?? []), ends],
    })
    return
  }
  navigateWithinPage(applyUrlChanges(currentUrl(), all), { replace })
  ends.onFinish?.()
  if (before) requestPage({ ...before, changes: all, replace: true })
}

function requestPage(request: Omit<PendingRequest, 'cancel'>) {
  const { changes, only, replace, ends } = request
  const current = { ...request, cancel() {} }
  const last = pendingRequest
  pendingRequest = current
  last?.cancel()
  current.only = mergePendingReloads(only)
  const notify = (end: keyof VisitCallbacks) => () => {
    if (pendingRequest !== current) return
    if (end === 'onFinish') pendingRequest = null
    ends.forEach((one) => one[end]?.())
  }
  isSendingRequest = true
  router.get(
    applyUrlChanges(currentUrl(), changes),
    {},
    {
      ...PRESERVE_PAGE,
      only: current.only,
      replace,
      // Asynchronous: the response must not bring back a user who has left the page.
      async: true,
      onCancelToken: ({ cancel }) => (current.cancel = cancel),
      onSuccess: notify('onSuccess'),
      onNetworkError: notify('onFailure'),
      onHttpException: notify('onFailure'),
      onFinish: notify('onFinish'),
    }
  )
  isSendingRequest = false
}

function applyUrlChanges({ pathname, search }: URL, changes: UrlChanges): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') query.delete(name)
    else query.set(name, String(value))
  }
  return query.size > 0 ? `${pathname}?${query}` : pathname
}
