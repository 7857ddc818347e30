import { COLUMNS, type Pasted } from '#admin/tariffs/sheets/rules/pasted_cells'
import {
  numbersOf,
  type RowField,
  type TypedRow,
} from '#admin/tariffs/sheets/rules/rate_sheet_rules'

/** `saved`: as the zone has it; null for a row that nobody has saved. */
export type SheetRow = TypedRow & { key: number; saved: TypedRow | null }

/** The rows as they are typed, with what undoes and redoes. */
export type Edited = {
  rows: readonly SheetRow[]
  /** Those that the zone has. */
  loaded: readonly SheetRow[]
  past: readonly (readonly SheetRow[])[]
  future: readonly (readonly SheetRow[])[]
  /** The cell that is being typed into: all of it is undone at once. */
  typing: string | null
  nextKey: number
}

export type Rate = Record<keyof TypedRow, number | string>

export type SheetEdit =
  | { do: 'load'; rates: readonly Rate[] }
  | { do: 'type'; row: number; column: number; text: string }
  | { do: 'stopTyping' }
  /** The cell is as it was before it was typed into. */
  | { do: 'revert'; row: number; column: number }
  | { do: 'add'; rates: readonly Rate[] }
  | { do: 'remove'; key: number }
  | { do: 'paste'; row: number; column: number; pasted: Pasted }
  | { do: 'discard' }
  | { do: 'undo' }
  | { do: 'redo' }

/** As many steps as somebody remembers having taken. */
const MOST_STEPS = 100

/** The rows are those of the zone; nothing can be undone. */
export function loadedRows(rates: readonly Rate[], firstKey = 1): Edited {
  const { rows, nextKey } = made(rates, firstKey)
  const known = rows.map((row) => ({ ...row, saved: row }))
  return { rows: known, loaded: known, past: [], future: [], typing: null, nextKey }
}

export function edited(state: Edited, edit: SheetEdit): Edited {
  const { rows, past, future, nextKey } = state
  switch (edit.do) {
    case 'load':
      return loadedRows(edit.rates, nextKey)
    case 'type': {
      const { row, column, text } = edit
      const typing = `${row} ${column}`
      const next = rows.with(row, { ...rows[row]!, [COLUMNS[column]!]: text })
      return state.typing === typing ? { ...state, rows: next } : step(state, next, { typing })
    }
    case 'stopTyping':
      return state.typing === null ? state : { ...state, typing: null }
    case 'revert':
      return state.typing === `${edit.row} ${edit.column}`
        ? { ...state, typing: null, rows: past.at(-1)!, past: past.slice(0, -1) }
        : state
    case 'add': {
      const added = made(edit.rates, nextKey)
      return step(state, [...rows, ...added.rows], added)
    }
    case 'remove':
      return step(
        state,
        rows.filter(({ key }) => key !== edit.key)
      )
    case 'paste':
      return pastedInto(state, edit)
    case 'discard':
      return step(state, state.loaded)
    case 'undo':
      return past.length
        ? {
            ...state,
            typing: null,
            rows: past.at(-1)!,
            past: past.slice(0, -1),
            future: [rows, ...future],
          }
        : state
    case 'redo':
      return future.length
        ? {
            ...state,
            typing: null,
            rows: future[0]!,
            past: [...past, rows],
            future: future.slice(1),
          }
        : state
  }
}

/** How many rows differ from what the zone has. */
export function changesOf({ rows, loaded }: Edited): number {
  const removed = loaded.length - rows.filter(({ saved }) => saved).length
  return removed + rows.filter(isChanged).length
}

export function isChanged({ saved, ...row }: SheetRow): boolean {
  return !saved || COLUMNS.some((column) => !isSame(column, row, saved))
}

/** `5,000` is what `5000` is. */
function isSame(column: RowField, row: TypedRow, other: TypedRow): boolean {
  return row[column] === other[column] || numbersOf(row)[column] === numbersOf(other)[column]
}

function step(state: Edited, rows: readonly SheetRow[], more: Partial<Edited> = {}): Edited {
  const past = [...state.past, state.rows].slice(-MOST_STEPS)
  return { ...state, typing: null, ...more, rows, past, future: [] }
}

function made(rates: readonly Rate[], firstKey: number) {
  const rows = rates.map(({ aboveWeight, endWeight, rate }, index) => ({
    ...{ aboveWeight: String(aboveWeight), endWeight: String(endWeight), rate: String(rate) },
    ...{ key: firstKey + index, saved: null },
  }))
  return { rows, nextKey: firstKey + rows.length }
}

const EMPTY = { aboveWeight: '', endWeight: '', rate: '' }

/** Fills to the right and downwards; what has no column is left out, and what has no row makes one. */
function pastedInto(
  state: Edited,
  { row, column, pasted }: { row: number; column: number; pasted: Pasted }
): Edited {
  const left = pasted.column ?? column
  const missing = Math.max(0, row + pasted.cells.length - state.rows.length)
  const added = made(Array(missing).fill(EMPTY), state.nextKey)
  const rows = [...state.rows, ...added.rows]
  for (const [line, cells] of pasted.cells.entries()) {
    const filled = COLUMNS.slice(left).flatMap((name, place) =>
      cells[place] === undefined ? [] : [[name, cells[place]]]
    )
    rows[row + line] = { ...rows[row + line]!, ...Object.fromEntries(filled) }
  }
  return step(state, rows, { nextKey: added.nextKey })
}
