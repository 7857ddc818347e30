import { useState } from 'react'
import { useAddressedViews } from '~/address/use_addressed_views'

/**
 * The dialogs of a list's rows, of which the address opens one: `?resolve=12`. Where that row is gone, none is open. What
 * is open keeps the row as it was, so that nothing changes under what somebody types.
 */
export function useAddressedRow<View extends string, Row extends { id: string | number }>(
  views: readonly View[],
  rows: readonly Row[]
) {
  const { opened, open, dialog } = useAddressedViews(views)
  const [kept, setKept] = useState<{ turn: number; row: Row } | null>(null)
  const isKept = kept !== null && kept.turn === opened?.turn
  const found = isKept ? kept.row : rows.find(({ id }) => String(id) === opened?.id)
  if (opened && found && !isKept) setKept({ turn: opened.turn, row: found })
  return {
    opened: opened && found ? { ...opened, row: found } : null,
    open: (view: View, row: Row) => open(view, row.id),
    dialog: { ...dialog, open: dialog.open && found !== undefined },
  }
}
