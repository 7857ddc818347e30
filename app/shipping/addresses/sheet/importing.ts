import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { newIds } from '#shared/database/insert_models'
import { insertRows } from '#shared/database/insert_rows'
import { rowsOf } from '#shared/database/rows'
import { type Column, lacking } from '#shared/sheets/columns'
import { readSheet, readText } from '#shared/sheets/sheet'
import { SheetRefused } from '#shared/sheets/sheet_refused'
import type { Side } from '#shipping/places/places'
import { lockingPlace } from '#shipping/booking/address_book'
import { comparableLines } from '#shipping/addresses/comparable_lines'
import type { EntryColumns } from '#shipping/addresses/entry_columns'
import { addToGroups, requireGroups } from '#shipping/addresses/grouping'
import { requireRoom } from '#shipping/addresses/keeping'
import { MOST_IMPORTED } from '#shipping/addresses/rules/book_rules'
import type { AddressField } from '#shipping/addresses/rules/address_fields'
import { HEADERS } from '#shipping/addresses/sheet/address_fields'
import {
  addressesIn,
  type GoodRow,
  type ImportError,
  previewOf,
  readRows,
} from '#shipping/addresses/sheet/sheet_addresses'
import { type Comparable, lineKey } from '#shipping/addresses/twins'

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

export interface ImportOutcome {
  rows: number
  fresh: number
  known: number
  withErrors: number
  added: number
  columns: Column<AddressField>[]
  /** Sentences on what was passed over, and on what somebody has to choose. */
  notes: string[]
  /** The first rows that are good, as we read them. */
  preview: GoodRow[]
  errors: ImportError[]
}

/** Reads a sheet of addresses and, if it is to be, takes all rows that are good and new. Throws SheetRefused, BookFull, UnknownGroup. */
export async function importAddresses(
  caller: Caller,
  given: GivenSheet,
  terms: ImportTerms
): Promise<ImportOutcome> {
  const whole =
    'bytes' in given ? await readSheet(given.bytes, BOUNDS) : await readText(given.text, BOUNDS)
  const { columns, notes, records } = await addressesIn(caller, whole)
  // Before it is taken, its columns can be chosen.
  if (terms.commit && lacking(columns).length > 0) throw new SheetRefused(NO_COLUMNS)
  const { good, errors } = await readRows({ columns, records }, terms.side)
  const outcome = {
    ...{ rows: records.length, withErrors: records.length - good.length, columns, notes },
    ...{ preview: await previewOf(good), errors: errors.slice(0, MOST_ERRORS) },
  }
  const fresh = await db.transaction((trx) =>
    takeIn(
      trx,
      caller,
      good.map((one) => one.columns),
      terms
    )
  )
  return { ...outcome, ...fresh, known: good.length - fresh.fresh }
}

const NO_COLUMNS =
  'We found no columns for names and addresses. Head them "Full Name" and "Address", and try again.'

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
