import { SHEET_COLUMNS, type PastedCells } from '#admin/tariffs/sheets/rules/pasted_cells'
import {
  parseTypedRow,
  type RowField,
  type TypedRow,
} from '#admin/tariffs/sheets/rules/rate_sheet_rules'

/** `saved` holds the stored values; null for a new row. */
export type SheetRow = TypedRow & { key: number; saved: TypedRow | null }

export type SheetEditState = {
  rows: readonly SheetRow[]
  loaded: readonly SheetRow[]
  past: readonly (readonly SheetRow[])[]
  future: readonly (readonly SheetRow[])[]
  /** The cell being edited; all typing in it is one undo step. */
  typing: string | null
  nextKey: number
}

export type RateEntry = Record<keyof TypedRow, number | string>

export type SheetEdit =
  | { do: 'load'; rates: readonly RateEntry[] }
  | { do: 'type'; row: number; column: number; text: string }
  | { do: 'stopTyping' }
  | { do: 'revert'; row: number; column: number }
  | { do: 'add'; rates: readonly RateEntry[] }
  | { do: 'remove'; key: number }
  | { do: 'paste'; row: number; column: number; pasted: PastedCells }
  | { do: 'discard' }
  | { do: 'undo' }
  | { do: 'redo' }

const MAX_UNDO_STEPS = 100

export function createSheetState(rates: readonly RateEntry[], firstKey = 1): SheetEditState {
  const { rows, nextKey } = createSheetRows(rates, firstKey)
  const known = rows.map((row) => ({ ...row, saved: row }))
  return { rows: known, loaded: known, past: [], future: [], typing: null, nextKey }
}

export function applySheetEdit(state: SheetEditState, edit: SheetEdit): SheetEditState {
  const { rows, past, future, nextKey } = state
  switch (edit.do) {
    case 'load':
      return createSheetState(edit.rates, nextKey)
    case 'type': {
      const { row, column, text } = edit
      const typing = `${row} ${column}`
      const next = rows.with(row, { ...rows[row]!, [SHEET_COLUMNS[column]!]: text })
      return state.typing === typing
        ? { ...state, rows: next }
        : pushUndoStep(state, next, { typing })
    }
    case 'stopTyping':
      return state.typing === null ? state : { ...state, typing: null }
    case 'revert':
      return state.typing === `${edit.row} ${edit.column}`
        ? { ...state, typing: null, rows: past.at(-1)!, past: past.slice(0, -1) }
        : state
    case 'add': {
      const added = createSheetRows(edit.rates, nextKey)
      return pushUndoStep(state, [...rows, ...added.rows], added)
    }
    case 'remove':
      return pushUndoStep(
        state,
        rows.filter(({ key }) => key !== edit.key)
      )
    case 'paste':
      return pasteCells(state, edit)
    case 'discard':
      return pushUndoStep(state, state.loaded)
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

export function countSheetChanges({ rows, loaded }: SheetEditState): number {
  const removed = loaded.length - rows.filter(({ saved }) => saved).length
  return removed + rows.filter(isRowChanged).length
}

export function isRowChanged({ saved, ...row }: SheetRow): boolean {
  return !saved || SHEET_COLUMNS.some((column) => !isSameCell(column, row, saved))
}

/** Treats `5,000` and `5000` as equal. */
function isSameCell(column: RowField, row: TypedRow, other: TypedRow): boolean {
  return (
    row[column] === other[column] || parseTypedRow(row)[column] === parseTypedRow(other)[column]
  )
}

function pushUndoStep(
  state: SheetEditState,
  rows: readonly SheetRow[],
  more: Partial<SheetEditState> = {}
): SheetEditState {
  const past = [...state.past, state.rows].slice(-MAX_UNDO_STEPS)
  return { ...state, typing: null, ...more, rows, past, future: [] }
}

function createSheetRows(rates: readonly RateEntry[], firstKey: number) {
  const rows = rates.map(({ aboveWeight, endWeight, rate }, index) => ({
    aboveWeight: String(aboveWeight),
    endWeight: String(endWeight),
    rate: String(rate),
    key: firstKey + index,
    saved: null,
  }))
  return { rows, nextKey: firstKey + rows.length }
}

const EMPTY_TYPED_ROW = { aboveWeight: '', endWeight: '', rate: '' }

/** Fills right and down from the cell: drops cells beyond the last column, adds missing rows. */
function pasteCells(
  state: SheetEditState,
  { row, column, pasted }: { row: number; column: number; pasted: PastedCells }
): SheetEditState {
  const left = pasted.column ?? column
  const missing = Math.max(0, row + pasted.cells.length - state.rows.length)
  const added = createSheetRows(Array(missing).fill(EMPTY_TYPED_ROW), state.nextKey)
  const rows = [...state.rows, ...added.rows]
  for (const [line, cells] of pasted.cells.entries()) {
    const filled = SHEET_COLUMNS.slice(left).flatMap((name, place) =>
      cells[place] === undefined ? [] : [[name, cells[place]]]
    )
    rows[row + line] = { ...rows[row + line]!, ...Object.fromEntries(filled) }
  }
  return pushUndoStep(state, rows, { nextKey: added.nextKey })
}
