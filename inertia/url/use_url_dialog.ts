import { useRef, useState } from 'react'
import { changeUrl, useUrlQuery } from '~/url/use_url_query'

type RowWithId = { id: string | number }

interface UrlDialogOptions<View extends string, Row extends RowWithId> {
  props?: Partial<Record<View, string | string[]>>
  rows?: readonly Row[]
}

type OpenedDialog<View extends string, Row> = { view: View; id: string; key: number } & ([
  Row,
] extends [never]
  ? unknown
  : { row: Row })

/**
 * Dialogs opened by the URL, such as `?detail=12` or `?edit=12`, so that they survive reloads and
 * sharing. `opened` keeps the last dialog after it closes; its `key` changes with each opening.
 */
export function useUrlDialog<View extends string, Row extends RowWithId = never>(
  views: readonly View[],
  { props = {}, rows }: UrlDialogOptions<View, Row> = {}
) {
  const { query } = useUrlQuery()
  const view = views.find((name) => query.has(name))
  const target = view ? `${view} ${query.get(view)}` : null
  const last = useRef<{ view: View; id: string; key: number } | null>(null)
  const lastTarget = useRef<string | null>(null)
  if (view && target !== lastTarget.current) {
    last.current = { view, id: query.get(view)!, key: (last.current?.key ?? 0) + 1 }
  }
  lastTarget.current = target

  const row = useRowSnapshot(last.current, rows)
  const opened = rows && !row ? null : last.current && { ...last.current, row }
  const closed = Object.fromEntries(views.map((name) => [name, null]))
  return {
    opened: opened as OpenedDialog<View, Row> | null,
    open(next: View, about: string | number | Row) {
      const prop = props[next]
      const id = typeof about === 'object' ? about.id : about
      changeUrl({ ...closed, [next]: id }, prop ? { only: [prop].flat() } : {})
    },
    dialog: {
      open: target !== null && opened !== null,
      onClose: () => changeUrl(closed, { replace: true }),
    },
  }
}

/** Freezes the row of an open dialog, so that nothing changes while somebody types. */
function useRowSnapshot<Row extends RowWithId>(
  opened: { id: string; key: number } | null,
  rows: readonly Row[] = []
) {
  const [snapshot, setSnapshot] = useState<{ key: number; row: Row } | null>(null)
  const hasSnapshot = snapshot !== null && snapshot.key === opened?.key
  const found = hasSnapshot ? snapshot.row : rows.find(({ id }) => String(id) === opened?.id)
  if (opened && found && !hasSnapshot) setSnapshot({ key: opened.key, row: found })
  return found
}
