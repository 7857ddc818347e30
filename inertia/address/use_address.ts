import { router, usePage } from '@inertiajs/react'
import { addressAhead, STAY, travel } from '~/address/travel'

/** What becomes of parts of the address; what is null or empty leaves it. */
export type Changes = Record<string, string | number | null>

interface Visit {
  /** The props that these parts of the address decide. Without any the page itself knows what to show. */
  only?: string[]
  /** Instead of the address that is there, so that Back leads past it. */
  replace?: boolean
}

/** Told of what came, or did not; of what was asked again with more, only of the last. */
interface Ends {
  onSuccess?: () => void
  onFailure?: () => void
  onFinish?: () => void
}

interface UnderWay {
  path: string
  changes: Changes
  only: string[]
  replace: boolean
  ends: Ends[]
  cancel: () => void
}

/** Asked of the page that is shown, and not come yet. */
let underWay: UnderWay | null = null

/** Whether what is about to be asked is asked here. */
let isAsking = false

/** What is read of the page that is shown, and has not come, by the number of the visit. */
const readings = new Map<string, string[]>()

/**
 * Takes what a page reads of itself into what is asked of its list, if that is under way: its answer would show rows of
 * the address before. Answers whether it did.
 */
export function joinsUnderWay(only: string[]): boolean {
  if (isAsking || underWay?.path !== window.location.pathname || only.length === 0) return false
  go({}, { only, replace: true })
  return true
}

export function noteReading(id: string, only: string[]) {
  readings.set(id, only)
}

export function forgetReading(id: string) {
  readings.delete(id)
}

/** The same the other way round: what is read of these props already would come late, with rows of the address before. */
function takeOverReadings(only: string[]): string[] {
  const read = [...readings.values()]
  if (!read.some((props) => props.some((prop) => only.includes(prop)))) return only
  router.cancelAll({ prefetch: false, sync: false })
  return [...new Set([...only, ...read.flat()])]
}

/** The address of the page as its state: read from it, and changed by going on from it. */
export function useAddress() {
  const { url } = usePage()
  return { query: queryOf(url), go }
}

/** One part of the address, such as the tab that is shown, and how to change it. */
export function useParam(name: string, ...visit: Parameters<typeof go>[1][]) {
  const { query } = useAddress()
  const set = (value: string | number | null) => go({ [name]: value }, ...visit)
  return [query.get(name), set] as const
}

function queryOf(url: string): URLSearchParams {
  return new URL(url, 'http://page').searchParams
}

/**
 * Goes to the address that is shown, or was just asked for, with these changes. The page stays as it is but for these
 * props. Who goes on before something has come means that as well: it is asked for again, with all that was chosen.
 */
export function go(changes: Changes, { only, replace = false }: Visit = {}, ends: Ends = {}) {
  const path = window.location.pathname
  const before = underWay?.path === path ? underWay : null
  const all = { ...before?.changes, ...changes }
  if (only) {
    ask({
      path,
      changes: all,
      only: [...new Set([...(before?.only ?? []), ...only])],
      replace: replace && (before?.replace ?? true),
      ends: [...(before?.ends ?? []), ends],
    })
    return
  }
  travel(changed(addressAhead(), all), { replace })
  ends.onFinish?.()
  if (before) ask({ ...before, changes: all, replace: true })
}

function ask(asked: Omit<UnderWay, 'cancel'>) {
  const { changes, only, replace, ends } = asked
  const mine = { ...asked, cancel() {} }
  const last = underWay
  underWay = mine
  last?.cancel()
  mine.only = takeOverReadings(only)
  const tell = (end: keyof Ends) => () => {
    if (underWay !== mine) return
    if (end === 'onFinish') underWay = null
    ends.forEach((one) => one[end]?.())
  }
  isAsking = true
  router.get(
    changed(addressAhead(), changes),
    {},
    {
      ...STAY,
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
  isAsking = false
}

function changed({ pathname, search }: URL, changes: Changes): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') query.delete(name)
    else query.set(name, String(value))
  }
  return query.size > 0 ? `${pathname}?${query}` : pathname
}
