import { type ClipboardEvent, useEffect, useState } from 'react'
import { pluralize } from '#shared/languages/rules/pluralize'
import { parsePastedCells } from '#admin/tariffs/sheets/rules/pasted_cells'
import { type GridPosition, findGridPosition } from './grid_keys'
import type { RateSheetEditor } from './use_rate_sheet'

/** The largest sheet that can be saved at once. */
const MAX_PASTED_ROWS = 10_000

/** Pastes cells starting at the focused cell, or below the last row if nothing has the focus. */
export function usePaste({ rows, busy, edit }: RateSheetEditor) {
  const [announcement, setAnnouncement] = useState('')

  /** Returns false for a single value, which the input handles. */
  function paste(text: string, { row, column }: GridPosition): boolean {
    const pasted = busy ? null : parsePastedCells(text, Math.min(column, 2))
    if (!pasted) return false
    const count = pasted.cells.length
    if (row + count > MAX_PASTED_ROWS) {
      setAnnouncement('There are more than 10,000 rates. Please import them as a file.')
      return true
    }
    edit({ do: 'paste', row, column: Math.min(column, 2), pasted })
    const added = Math.max(0, row + count - rows.length)
    setAnnouncement(`${pluralize(count, 'row')} pasted, ${added} of them new.`)
    return true
  }

  useEffect(() => {
    function pasteBelow(event: globalThis.ClipboardEvent) {
      const isElsewhere = event.target !== document.body || document.querySelector('[role=dialog]')
      if (event.defaultPrevented || isElsewhere) return
      if (paste(clipboardText(event), { row: rows.length, column: 0 })) event.preventDefault()
    }
    document.addEventListener('paste', pasteBelow)
    return () => document.removeEventListener('paste', pasteBelow)
  })

  function onPaste(event: ClipboardEvent) {
    const at = findGridPosition(event.target)
    if (at && paste(clipboardText(event), at)) event.preventDefault()
  }

  return { announcement, onPaste }
}

function clipboardText({ clipboardData }: { clipboardData: DataTransfer | null }): string {
  return clipboardData?.getData('text/plain') ?? ''
}
