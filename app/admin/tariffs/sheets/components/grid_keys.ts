/** The last column is the delete button. */
export type GridPosition = { row: number; column: number }

export const LAST_COLUMN = 3

export type GridKey =
  | { do: 'move'; down: number; right: number }
  | { do: 'undo' | 'redo' }
  | { do: 'save' }
  | { do: 'remove' }
  | { do: 'enter' }
  | { do: 'leave' }

type KeyPress = {
  key: string
  shiftKey: boolean
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

const ARROWS: Record<string, [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

const COMMANDS: Record<string, 'undo' | 'redo' | 'save' | 'remove'> = {
  z: 'undo',
  y: 'redo',
  s: 'save',
  delete: 'remove',
  backspace: 'remove',
}

/** Maps keys as spreadsheets do; null leaves the key to the browser. */
export function readGridKey(pressed: KeyPress, column: number, isTyping: boolean): GridKey | null {
  const { key, shiftKey, altKey } = pressed
  if (pressed.ctrlKey || pressed.metaKey) {
    const command = COMMANDS[key.toLowerCase()]
    if (!command) return null
    return command === 'undo' && shiftKey ? { do: 'redo' } : { do: command }
  }
  if (altKey) return null
  const isButton = column === LAST_COLUMN
  if (key === 'Enter') return isButton ? null : { do: 'move', down: shiftKey ? -1 : 1, right: 0 }
  if (key === 'F2') return isButton ? null : { do: 'enter' }
  if (key === 'Escape') return isTyping ? { do: 'leave' } : null
  const arrow = shiftKey ? undefined : ARROWS[key]
  if (!arrow) return null
  const [down, right] = arrow
  // While typing, left and right move the text cursor.
  return isTyping && right ? null : { do: 'move', down, right }
}

export function findGridPosition(target: EventTarget): GridPosition | null {
  const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-cell]') : null
  const [row, column] = cell?.dataset.cell?.split(' ').map(Number) ?? []
  return row === undefined || column === undefined ? null : { row, column }
}

export function findCellElement(
  box: HTMLElement | null,
  { row, column }: GridPosition
): HTMLElement | null {
  return box?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`) ?? null
}
