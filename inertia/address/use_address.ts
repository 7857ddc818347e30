import { router, usePage } from '@inertiajs/react'
import { pendingAddress, PRESERVE_PAGE, navigateWithinPage } from '~/address/navigation'

/** What becomes of parts of the address; what is null or empty leaves it. */
export type AddressChanges = Record<string, string | number | null>

interface AddressVisit {
  /** The props that these parts of the address decide. Without any the page itself knows what to show. */
  only?: string[]
  /** Instead of the address that is there, so that Back leads past it. */
  replace?: boolean
}

/** Told of what came, or did not; of what was asked again with more, only of the last. */
interface VisitCallbacks {
  onSuccess?: () => void
  onFailure?: () => void
  onFinish?: () => void
}

interface PendingRequest {
  path: string
  changes: AddressChanges
  only: string[]
  replace: boolean
  ends: VisitCallbacks[]
  cancel: () => void
}

/** Asked of the page that is shown, and not come yet. */
let pendingRequest: PendingRequest | null = null

/** Whether what is about to be asked is asked here. */
let isSendingRequest = false

/** What is read of the page that is shown, and has not come, by the number of the visit. */
const pendingReloads = new Map<string, string[]>()

/**
 * Takes what a page reads of itself into what is asked of its list, if that is under way: its answer would show rows of
 * the address before. Answers whether it did.
 */
export function joinPendingRequest(only: string[]): boolean {
  if (isSendingRequest || pendingRequest?.path !== window.location.pathname || only.length === 0)
    return false
  changeAddress({}, { only, replace: true })
  return true
}

export function trackReload(id: string, only: string[]) {
  pendingReloads.set(id, only)
}

export function untrackReload(id: string) {
  pendingReloads.delete(id)
}

/** The same the other way round: what is read of these props already would come late, with rows of the address before. */
function mergePendingReloads(only: string[]): string[] {
  const read = [...pendingReloads.values()]
  if (!read.some((props) => props.some((prop) => only.includes(prop)))) return only
  router.cancelAll({ prefetch: false, sync: false })
  return [...new Set([...only, ...read.flat()])]
}

/** The address of the page as its state: read from it, and changed by going on from it. */
export function useAddress() {
  const { url } = usePage()
  return { query: searchParamsOf(url), go: changeAddress }
}

/** One part of the address, such as the tab that is shown, and how to change it. */
export function useQueryParam(name: string, ...visit: Parameters<typeof changeAddress>[1][]) {
  const { query } = useAddress()
  const set = (value: string | number | null) => changeAddress({ [name]: value }, ...visit)
  return [query.get(name), set] as const
}

function searchParamsOf(url: string): URLSearchParams {
  return new URL(url, 'http://page').searchParams
}

/**
 * Goes to the address that is shown, or was just asked for, with these changes. The page stays as it is but for these
 * props. Who goes on before something has come means that as well: it is asked for again, with all that was chosen.
 */
export function changeAddress(
  changes: AddressChanges,
  { only, replace = false }: AddressVisit = {},
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
  navigateWithinPage(applyAddressChanges(pendingAddress(), all), { replace })
  ends.onFinish?.()
  if (before) requestPage({ ...before, changes: all, replace: true })
}

function requestPage(asked: Omit<PendingRequest, 'cancel'>) {
  const { changes, only, replace, ends } = asked
  const mine = { ...asked, cancel() {} }
  const last = pendingRequest
  pendingRequest = mine
  last?.cancel()
  mine.only = mergePendingReloads(only)
  const tell = (end: keyof VisitCallbacks) => () => {
    if (pendingRequest !== mine) return
    if (end === 'onFinish') pendingRequest = null
    ends.forEach((one) => one[end]?.())
  }
  isSendingRequest = true
  router.get(
    applyAddressChanges(pendingAddress(), changes),
    {},
    {
      ...PRESERVE_PAGE,
      only: mine.only,
      replace,
      // It takes nobody back who has gone elsewhere meanwhile, as a visit of its own would.
      async: true,
      onCancelToken: ({ cancel }) => (mine.cancel = cancel),
      onSuccess: tell('onSuccess'),
      onNetworkError: tell('onFailure'),
      onHttpException: tell('onFailure'),
      onFinish: tell('onFinish'),
    }
  )
  isSendingRequest = false
}

function applyAddressChanges({ pathname, search }: URL, changes: AddressChanges): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') query.delete(name)
    else query.set(name, String(value))
  }
  return query.size > 0 ? `${pathname}?${query}` : pathname
}
