import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import {
  findCellElement,
  readGridKey,
  LAST_COLUMN,
  type GridPosition,
  findGridPosition,
} from './grid_keys'
import type { RateSheetEditor } from './use_rate_sheet'

/**
 * Typing replaces a cell that was navigated to. F2 or a second click starts editing; left and right
 * then move the text cursor.
 */
export function useSheetGrid(sheet: RateSheetEditor, onSave: () => void) {
  const { rows, edit } = sheet
  const box = useRef<HTMLDivElement>(null)
  const isTyping = useRef(false)
  const { focusCell, rememberCell } = useRestoreFocus(box, rows.length)
  const [activeRow, setActiveRow] = useState(0)

  /** Scrolls a cell into view, rendering its row if necessary. */
  function show(to: GridPosition) {
    flushSync(() => setActiveRow(to.row))
    focusCell(to)
  }

  function move({ row, column }: GridPosition) {
    show({ row: clampIndex(row, rows.length - 1), column: clampIndex(column, LAST_COLUMN) })
  }

  function onKeyDown(event: KeyboardEvent) {
    const at = findGridPosition(event.target)
    const key = at && readGridKey(event, at.column, isTyping.current)
    if (!key) return
    event.preventDefault()
    if (key.do === 'move') return move({ row: at.row + key.down, column: at.column + key.right })
    if (key.do === 'save') return onSave()
    if (key.do === 'remove') return edit({ do: 'remove', key: rows[at.row]!.key })
    if (key.do === 'enter') return putCursor(event.target)
    // Escape must not close a dialog around the grid as well.
    if (key.do === 'leave') event.stopPropagation()
    isTyping.current = false
    flushSync(() => edit(key.do === 'leave' ? { do: 'revert', ...at } : { do: key.do }))
    selectAll(event.target)
  }

  function putCursor(target: EventTarget) {
    isTyping.current = true
    if (target instanceof HTMLInputElement) {
      target.setSelectionRange(target.value.length, target.value.length)
    }
  }

  return {
    box,
    activeRow,
    show,
    handlers: {
      onKeyDown,
      onInput: () => void (isTyping.current = true),
      onFocus({ target }: FocusEvent) {
        const at = findGridPosition(target)
        rememberCell(at)
        if (!at) return
        isTyping.current = false
        setActiveRow(at.row)
        selectAll(target)
      },
      onBlur({ relatedTarget }: FocusEvent) {
        edit({ do: 'stopTyping' })
        if (relatedTarget) rememberCell(null)
      },
      onMouseDown(event: MouseEvent) {
        const { target } = event
        if (!(target instanceof HTMLInputElement) || event.button !== 0) return
        if (target === document.activeElement) return void (isTyping.current = true)
        event.preventDefault()
        target.focus()
      },
    },
  }
}

/** Moves the focus to the next row when the focused row is removed. */
function useRestoreFocus(box: RefObject<HTMLDivElement | null>, count: number) {
  const last = useRef<GridPosition | null>(null)
  const focusCell = (to: GridPosition) => findCellElement(box.current, to)?.focus()

  useEffect(() => {
    const at = last.current
    if (!at || count === 0 || document.activeElement !== document.body) return
    focusCell({ ...at, row: clampIndex(at.row, count - 1) })
  }, [count])

  return { focusCell, rememberCell: (at: GridPosition | null) => void (last.current = at) }
}

function selectAll(target: EventTarget) {
  if (target instanceof HTMLInputElement) target.select()
}

function clampIndex(wanted: number, last: number): number {
  return Math.max(0, Math.min(wanted, last))
}
