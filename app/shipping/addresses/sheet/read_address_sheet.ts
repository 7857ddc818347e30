import { setImmediate } from 'node:timers/promises'
import type { Caller } from '#identity/sessions/caller'
import type { CellProblem } from '#shared/sheets/cell_problem'
import { type MappedColumn, joinParts } from '#shared/sheets/columns'
import { readRecords } from '#shared/sheets/read_records'
import type { Sheet } from '#shared/sheets/sheet_table'
import type { SheetRecord } from '#shared/sheets/sheet_records'
import { knownPlaces } from '#shipping/places/known_places'
import type { Side } from '#shipping/places/resolve_place'
import type { EntryColumns } from '#shipping/addresses/entry_columns'
import {
  ADDRESS_FIELDS,
  type AddressField,
  type AddressTexts,
} from '#shipping/addresses/rules/address_fields'
import { detectAddressColumns } from '#shipping/addresses/sheet/detect_address_columns'
import { loadSavedColumns } from '#shipping/addresses/sheet/saved_columns'
import { parseAddress } from '#shipping/addresses/sheet/parse_address'

const ADDRESSES_PER_SLICE = 100

const MAX_PREVIEWED = 5

export interface ImportError extends CellProblem {
  /** The row number in the spreadsheet. */
  row: number
  /** The column's heading, or the field's name if the sheet lacks the column. */
  column: string
}

type ValidRow = { row: number; columns: EntryColumns }

export interface ValidRowPreview {
  row: number
  fullname: string
  phoneNumber: string
  email: string
  address: string
  place: string
}

interface AddressSheet {
  columns: MappedColumn<AddressField>[]
  records: SheetRecord[]
}

/** Returns one record per order, even if the order has several lines. Throws E_FILE_UNREADABLE. */
export async function readAddressSheet(
  caller: Caller,
  whole: Sheet
): Promise<AddressSheet & { notes: string[] }> {
  const { read, records, notes } = await readRecords(whole, async (sheet) =>
    detectAddressColumns(
      sheet,
      await loadSavedColumns<AddressField>(caller, 'addresses', sheet.headers)
    )
  )
  return { columns: read.columns, records, notes }
}

export async function readAddressRows({ columns, records }: AddressSheet, side: Side) {
  const places = await knownPlaces.current()
  const headerOf = new Map(columns.flatMap(({ header, field }) => (field ? [[field, header]] : [])))
  const good: ValidRow[] = []
  const errors: ImportError[] = []
  for (const [at, { row, lines }] of records.entries()) {
    // Comparing an unknown town with all known towns is slow, so the loop lets other requests run.
    if (at % ADDRESSES_PER_SLICE === ADDRESSES_PER_SLICE - 1) await setImmediate()
    const texts: AddressTexts = Object.fromEntries(
      columns.flatMap(({ field }, place) => (field ? [[field, lines[0]![place] ?? '']] : []))
    )
    const written = parseAddress(joinParts(texts), { side, places })
    if (written.problems.length === 0) good.push({ row, columns: written.columns })
    for (const problem of written.problems) {
      const field = problem.field as AddressField
      errors.push({ row, column: headerOf.get(field) ?? ADDRESS_FIELDS[field], ...problem })
    }
  }
  return { good, errors }
}

export async function previewRows(good: readonly ValidRow[]): Promise<ValidRowPreview[]> {
  const places = await knownPlaces.current()
  return good.slice(0, MAX_PREVIEWED).map(({ row, columns }) => {
    const { fullname, phone_number: phoneNumber, email, address, city_name: city } = columns
    const state = columns.state_key && places.state(columns.state_key)?.name
    const country = places.country(columns.country_code)?.name
    const place = [city, state, country].filter(Boolean).join(', ')
    return { row, fullname, phoneNumber, email, address, place }
  })
}
