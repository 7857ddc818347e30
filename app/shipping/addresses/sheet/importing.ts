import { setImmediate } from 'node:timers/promises'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { newIds } from '#shared/database/insert_models'
import { insertRows } from '#shared/database/insert_rows'
import { rowsOf } from '#shared/database/rows'
import type { CellProblem } from '#shared/sheets/cell_problem'
import { readSheet, readText, type Sheet } from '#shared/sheets/sheet'
import { SheetRefused } from '#shared/sheets/sheet_refused'
import { knownPlaces } from '#shipping/places/known_places'
import type { Side } from '#shipping/places/places'
import { lockingPlace } from '#shipping/booking/address_book'
import { comparableLines } from '#shipping/addresses/comparable_lines'
import type { EntryColumns } from '#shipping/addresses/entry_columns'
import { addToGroups, requireGroups } from '#shipping/addresses/grouping'
import { requireRoom } from '#shipping/addresses/keeping'
import { MOST_IMPORTED } from '#shipping/addresses/rules/book_rules'
import {
  ADDRESS_FIELDS,
  addressColumns,
  type AddressField,
  HEADERS,
} from '#shipping/addresses/sheet/address_fields'
import { writtenAddress } from '#shipping/addresses/sheet/written_address'
import { type Comparable, lineKey } from '#shipping/addresses/twins'

const SLICE = 100

const BOUNDS = { rows: MOST_IMPORTED, columns: 100, headers: HEADERS, shared: HEADERS }

/** So many are told of: whoever has more corrects these first. */
const MOST_ERRORS = 1_000

/** A sheet as it was sent, or as it was copied out of a spreadsheet. */
export type GivenSheet = { bytes: Buffer } | { text: string }

export interface ImportTerms {
  /** Of rows that do not say it. */
  side: Side
  isShared: boolean
  /** Into which all of them come. */
  group: number | null
  /** Without it nothing is written. */
  commit: boolean
}

interface ImportError extends CellProblem {
  /** As a spreadsheet numbers it. */
  row: number
  /** The header of the cell; what it would be called where the sheet has no such column. */
  column: string
}

export interface ImportOutcome {
  rows: number
  fresh: number
  known: number
  withErrors: number
  added: number
  columns: { header: string; field: string | null }[]
  errors: ImportError[]
}

/** Reads a sheet of addresses and, if it is to be, takes all rows that are good and new. Throws SheetRefused, BookFull, UnknownGroup. */
export async function importAddresses(
  caller: Caller,
  given: GivenSheet,
  terms: ImportTerms
): Promise<ImportOutcome> {
  const sheet =
    'bytes' in given ? await readSheet(given.bytes, BOUNDS) : await readText(given.text, BOUNDS)
  const { columns, good, errors, withErrors } = await readRows(sheet, terms.side)
  const outcome = {
    ...{ rows: sheet.rows.length, withErrors, errors: errors.slice(0, MOST_ERRORS) },
    columns: columns.map(({ header, field }) => ({
      header,
      field: field && ADDRESS_FIELDS[field],
    })),
  }
  const { fresh, added } = await db.transaction((trx) => takeIn(trx, caller, good, terms))
  return { ...outcome, fresh, known: good.length - fresh, added }
}

async function readRows(sheet: Sheet, side: Side) {
  const places = await knownPlaces.now()
  const columns = addressColumns(sheet.headers)
  const headerOf = new Map(columns.flatMap(({ header, field }) => (field ? [[field, header]] : [])))
  if (!headerOf.has('fullname') || !headerOf.has('address')) {
    throw new SheetRefused(
      'We found no columns for names and addresses. Head them "Full Name" and "Address", and try again.'
    )
  }
  const good: EntryColumns[] = []
  const errors: ImportError[] = []
  for (const [at, { row, cells }] of sheet.rows.entries()) {
    // A thousand towns that nobody knows are compared with all that there are: others are served in between.
    if (at % SLICE === SLICE - 1) await setImmediate()
    const texts = Object.fromEntries(
      columns.flatMap(({ field }, place) => (field ? [[field, cells[place] ?? '']] : []))
    )
    const written = writtenAddress(texts, { side, places })
    if (written.problems.length === 0) good.push(written.columns)
    for (const problem of written.problems) {
      const field = problem.field as AddressField
      errors.push({ row, column: headerOf.get(field) ?? ADDRESS_FIELDS[field], ...problem })
    }
  }
  return { columns, good, errors, withErrors: sheet.rows.length - good.length }
}

/** Those that are not in the book yet, each once. */
function newAmong(good: EntryColumns[], lines: Comparable[]): EntryColumns[] {
  const seen = new Set(lines.map(lineKey))
  return good.filter((columns) => {
    const key = lineKey(comparable(columns))
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

async function takeIn(
  trx: TransactionClientContract,
  caller: Caller,
  good: EntryColumns[],
  { group, isShared, commit }: ImportTerms
) {
  // Before the book is read, so that the same sheet that comes twice at once comes in once.
  await requireRoom(trx, caller, 0)
  const fresh = newAmong(good, await comparableLines(caller, trx))
  await requireRoom(trx, caller, fresh.length)
  if (group !== null) await requireGroups(trx, caller, [group])
  // What would be refused is said before anything is taken.
  if (!commit) return { fresh: fresh.length, added: 0 }
  const ids = await newIds(trx, 'saved_addresses', fresh.length)
  const whose = { organization_id: caller.organization.id, user_id: caller.user.id }
  const rows = fresh.map((columns, at) => ({
    ...{ id: ids[at]!, ...whose, ...columns },
    ...{ is_shared: isShared, used_at: DateTime.now() },
  }))
  const placed = rows.map((row) => ({ row, place: lockingPlace(row) }))
  const inOrder = placed.toSorted((one, other) => (one.place < other.place ? -1 : 1))
  await insertRows(
    trx,
    'saved_addresses',
    inOrder.map(({ row }) => row),
    'on conflict do nothing'
  )
  if (group !== null) await addToGroups(trx, ids, [group])
  const [counted] = await rowsOf<{ added: number }>(
    trx,
    'select count(*)::int as added from saved_addresses where id = any(:ids)',
    { ids }
  )
  return { fresh: fresh.length, added: counted!.added }
}

function comparable(columns: EntryColumns): Comparable {
  return {
    ...{ side: columns.side, fullname: columns.fullname, phoneNumber: columns.phone_number },
    ...{ address: columns.address, countryCode: columns.country_code },
    ...{ stateKey: columns.state_key, cityCode: columns.city_code, cityName: columns.city_name },
  }
}
