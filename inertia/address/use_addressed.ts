import { useRef, useState } from 'react'
import { go, useAddress } from '~/address/use_address'

type Identified = { id: string | number }

interface Options<View extends string, Row extends Identified> {
  /** What each dialog brings from the server. */
  props?: Partial<Record<View, string | string[]>>
  /** What the dialogs are about: where its row is gone, none is open. */
  rows?: readonly Row[]
}

type Opened<View extends string, Row> = { view: View; id: string; turn: number } & ([Row] extends [
  never,
]
  ? unknown
  : { row: Row })

/**
 * Dialogs of which the address opens one: `?detail=12`, then `?edit=12`, so that it is there again after a reload and
 * for whom it is sent to. The last one stays when it closes, with its row as it was; the turn is new with each opening.
 */
export function useAddressed<View extends string, Row extends Identified = never>(
  views: readonly View[],
  { props = {}, rows }: Options<View, Row> = {}
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

  const row = useRowOf(last.current, rows)
  const opened = rows && !row ? null : last.current && { ...last.current, row }
  const closed = Object.fromEntries(views.map((name) => [name, null]))
  return {
    opened: opened as Opened<View, Row> | null,
    open(next: View, about: string | number | Row) {
      const prop = props[next]
      const id = typeof about === 'object' ? about.id : about
      go({ ...closed, [next]: id }, prop ? { only: [prop].flat() } : {})
    },
    dialog: {
      open: key !== null && opened !== null,
      onClose: () => go(closed, { replace: true }),
    },
  }
}

/** What is open keeps the row as it was, so that nothing changes under what somebody types. */
function useRowOf<Row extends Identified>(
  opened: { id: string; turn: number } | null,
  rows: readonly Row[] = []
) {
  const [kept, setKept] = useState<{ turn: number; row: Row } | null>(null)
  const isKept = kept !== null && kept.turn === opened?.turn
  const found = isKept ? kept.row : rows.find(({ id }) => String(id) === opened?.id)
  if (opened && found && !isKept) setKept({ turn: opened.turn, row: found })
  return found
}
