import { useRef } from 'react'
import { go, useAddress } from '~/address/use_address'

/**
 * Dialogs of which one at a time is open, each under a name of its own: `?detail=12`, then `?edit=12`. `props` are what
 * each of them brings from the server. The last one stays when it closes; the turn is new with each opening.
 */
export function useAddressedViews<View extends string>(
  views: readonly View[],
  props: Partial<Record<View, string>> = {}
) {
  const { query } = useAddress()
  const view = views.find((name) => query.has(name))
  const key = view ? `${view} ${query.get(view)}` : null
  const last = useRef<{ view: View; id: string; turn: number } | null>(null)
  const lastKey = useRef<string | null>(null)
  if (view && key !== lastKey.current) {
    last.current = { view, id: query.get(view)!, turn: (last.current?.turn ?? 0) + 1 }
  }
  lastKey.current = key
  const closed = Object.fromEntries(views.map((name) => [name, null]))
  return {
    opened: last.current,
    open(next: View, id: string | number) {
      const prop = props[next]
      go({ ...closed, [next]: id }, prop ? { only: [prop] } : {})
    },
    dialog: { open: key !== null, onClose: () => go(closed, { replace: true }) },
  }
}
