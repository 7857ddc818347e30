import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { reserveIds } from '#shared/database/insert_models'
import { insertRows } from '#shared/database/insert_rows'
import { queryRows } from '#shared/database/query_rows'
import { type MappedColumn, listMissingColumns } from '#shared/sheets/columns'
import { readSheet, readText } from '#shared/sheets/sheet'
import { UnreadableSheet } from '#shared/sheets/unreadable_sheet'
import type { Side } from '#shipping/places/resolve_place'
import { lockOrderKey } from '#shipping/booking/address_book_updates'
import { loadComparableAddresses } from '#shipping/addresses/comparable_addresses'
import type { EntryColumns } from '#shipping/addresses/entry_columns'
import { addAddressesToGroups, lockGroups } from '#shipping/addresses/address_groups'
import { requireBookCapacity } from '#shipping/addresses/save_book_entry'
import { MAX_IMPORTED_ADDRESSES } from '#shipping/addresses/rules/book_rules'
import type { AddressField } from '#shipping/addresses/rules/address_fields'
import { ADDRESS_SHEET_HEADERS } from '#shipping/addresses/sheet/detect_address_columns'
import {
  readAddressSheet,
  type ValidRowPreview,
  type ImportError,
  previewRows,
  readAddressRows,
} from '#shipping/addresses/sheet/read_address_sheet'
import { type ComparableAddress, duplicateKey } from '#shipping/addresses/duplicate_addresses'

const ADDRESS_SHEET_LIMITS = {
  rows: MAX_IMPORTED_ADDRESSES,
  columns: 100,
  headers: ADDRESS_SHEET_HEADERS,
  shared: ADDRESS_SHEET_HEADERS,
}

const MAX_IMPORT_ERRORS = 1_000

export type AddressSheetInput = { bytes: Buffer } | { text: string }

export interface ImportTerms {
  side: Side
  isShared: boolean
  group: number | null
  commit: boolean
}

export interface AddressImportOutcome {
  rows: number
  fresh: number
  known: number
  withErrors: number
  added: number
  columns: MappedColumn<AddressField>[]
  /** Remarks on skipped rows, and on columns that the user must choose. */
  notes: string[]
  preview: ValidRowPreview[]
  errors: ImportError[]
}

/**
 * Without `commit`, saves nothing. Throws E_FILE_UNREADABLE, AddressBookFull and
 * UnknownAddressGroup.
 */
export async function importAddresses(
  caller: Caller,
  given: AddressSheetInput,
  terms: ImportTerms
): Promise<AddressImportOutcome> {
  const whole =
    'bytes' in given
      ? await readSheet(given.bytes, ADDRESS_SHEET_LIMITS)
      : await readText(given.text, ADDRESS_SHEET_LIMITS)
  const { columns, notes, records } = await readAddressSheet(caller, whole)
  // In a preview the user can still choose the columns.
  if (terms.commit && listMissingColumns(columns).length > 0)
    throw new UnreadableSheet(NO_COLUMNS_PROBLEM)
  const { good, errors } = await readAddressRows({ columns, records }, terms.side)
  const outcome = {
    rows: records.length,
    withErrors: records.length - good.length,
    columns,
    notes,
    preview: await previewRows(good),
    errors: errors.slice(0, MAX_IMPORT_ERRORS),
  }
  const fresh = await db.transaction((trx) =>
    saveImportedAddresses(
      trx,
      caller,
      good.map((one) => one.columns),
      terms
    )
  )
  return { ...outcome, ...fresh, known: good.length - fresh.fresh }
}

const NO_COLUMNS_PROBLEM =
  'We found no columns for names and addresses. Name them "Full Name" and "Address", then try again.'

function excludeKnownAddresses(good: EntryColumns[], lines: ComparableAddress[]): EntryColumns[] {
  const seen = new Set(lines.flatMap(bookKeys))
  return good.filter((columns) => {
    const keys = bookKeys(toComparable(columns))
    const isKnown = keys.some((key) => seen.has(key))
    keys.forEach((key) => seen.add(key))
    return !isKnown
  })
}

/** The first key includes the town; the second, the table's unique key, does not. */
function bookKeys(line: ComparableAddress): string[] {
  return [duplicateKey(line), lockOrderKey({ ...line, phone_number: line.phoneNumber })]
}

async function saveImportedAddresses(
  trx: TransactionClientContract,
  caller: Caller,
  good: EntryColumns[],
  { group, isShared, commit }: ImportTerms
) {
  // Locks before reading the book, so that two concurrent uploads of a sheet import it once.
  await requireBookCapacity(trx, caller, 0)
  const fresh = excludeKnownAddresses(good, await loadComparableAddresses(caller, trx))
  await requireBookCapacity(trx, caller, fresh.length)
  if (group !== null) await lockGroups(trx, caller, [group])
  // Returns here, so that a preview has passed the same checks as an import.
  if (!commit) return { fresh: fresh.length, added: 0 }
  const ids = await reserveIds(trx, 'saved_addresses', fresh.length)
  const owner = { organization_id: caller.organization.id, user_id: caller.user.id }
  const rows = fresh.map((columns, at) => ({
    id: ids[at]!,
    ...owner,
    ...columns,
    is_shared: isShared,
    used_at: DateTime.now(),
  }))
  const placed = rows.map((row) => ({ row, place: lockOrderKey(row) }))
  const inOrder = placed.toSorted((one, other) => (one.place < other.place ? -1 : 1))
  await insertRows(
    trx,
    'saved_addresses',
    inOrder.map(({ row }) => row),
    'on conflict do nothing'
  )
  if (group !== null) await addAddressesToGroups(trx, ids, [group])
  const [counted] = await queryRows<{ added: number }>(
    trx,
    'select count(*)::int as added from saved_addresses where id = any(:ids)',
    { ids }
  )
  return { fresh: fresh.length, added: counted!.added }
}

function toComparable(columns: EntryColumns): ComparableAddress {
  return {
    side: columns.side,
    fullname: columns.fullname,
    phoneNumber: columns.phone_number,
    address: columns.address,
    countryCode: columns.country_code,
    stateKey: columns.state_key,
    cityCode: columns.city_code,
    cityName: columns.city_name,
  }
}
