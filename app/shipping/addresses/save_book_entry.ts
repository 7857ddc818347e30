import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { isUniqueViolation } from '#shared/database/violations'
import { Forbidden } from '#identity/access/forbidden'
import { Conflict } from '#shared/errors/conflict'
import { DomainError } from '#shared/errors/domain_error'
import SavedAddress from '#shipping/booking/models/saved_address'
import { requireCanChangeEntry, loadBookPermissions } from '#shipping/addresses/book_permissions'
import type { EntryColumns } from '#shipping/addresses/entry_columns'
import { setGroupsOfAddress } from '#shipping/addresses/address_groups'
import { lockAddressBook } from '#shipping/addresses/lock_address_book'
import { bookEntryVersion } from '#shipping/addresses/entry_version'
import { MAX_BOOK_ADDRESSES } from '#shipping/addresses/rules/book_rules'

export interface BookEntryInput {
  columns: EntryColumns
  isShared?: boolean
  /** Group IDs that replace the entry's groups; omit to keep those. */
  groups?: number[]
}

interface BookEntryChange extends BookEntryInput {
  /** The entry's version when the user opened it; omit to overwrite any version. */
  version?: string
}

class UnshareForbidden extends Forbidden {
  constructor() {
    super('Only the person who added this address can stop sharing it.')
  }
}

class AddressAlreadySaved extends DomainError {
  constructor() {
    super('E_CONFLICT', 'This address is already in the book.', 'address')
  }
}

class AddressBookFull extends DomainError {
  constructor() {
    const most = MAX_BOOK_ADDRESSES.toLocaleString('en')
    super(
      'E_CONFLICT',
      `Your address book is full: it can hold ${most} addresses. Please delete some first.`
    )
  }
}

/** Throws AddressAlreadySaved, AddressBookFull and UnknownAddressGroup. */
export function addBookEntry(caller: Caller, { columns, isShared = true, groups }: BookEntryInput) {
  return saveInBook(async (trx) => {
    await requireBookCapacity(trx, caller, 1)
    const { organization, user } = caller
    const line = await SavedAddress.create(
      {
        ...entryAttributes(columns),
        organizationId: organization.id,
        userId: user.id,
        isShared,
        usedAt: DateTime.now(),
      },
      { client: trx }
    )
    if (groups) await setGroupsOfAddress(trx, caller, line.id, groups)
    return line.id
  })
}

/** Throws Forbidden, Conflict, AddressAlreadySaved and UnknownAddressGroup. */
export function updateBookEntry(caller: Caller, id: number, change: BookEntryChange) {
  const { columns, isShared, groups, version } = change
  return saveInBook(async (trx) => {
    const line = await lockBookEntry(trx, caller, id)
    if (version !== undefined) await requireSameVersion(trx, line, version)
    if (isShared === false && line.userId !== caller.user.id) throw new UnshareForbidden()
    line.merge({ ...entryAttributes(columns), usedAt: DateTime.now() })
    if (isShared !== undefined) line.isShared = isShared
    await line.save()
    if (groups) await setGroupsOfAddress(trx, caller, id, groups)
    // An address that changed its side is no longer the default of the old side.
    await trx.from('address_defaults').where('address_id', id).whereNot('side', line.side).delete()
    return id
  })
}

/** Throws Conflict. */
async function requireSameVersion(
  trx: TransactionClientContract,
  line: SavedAddress,
  version: string
) {
  const rows = await trx.from('address_group_members').where('address_id', line.id)
  const now = bookEntryVersion(
    line,
    rows.map(({ group_id: groupId }) => groupId)
  )
  if (version !== now) throw new Conflict('this address', 'reopen')
}

/** Throws Forbidden. */
export function deleteBookEntry(caller: Caller, id: number) {
  return db.transaction(async (trx) => {
    const line = await lockBookEntry(trx, caller, id)
    await line.delete()
  })
}

async function lockBookEntry(trx: TransactionClientContract, caller: Caller, id: number) {
  const line = await SavedAddress.visibleTo(caller, trx).where({ id }).forUpdate().firstOrFail()
  requireCanChangeEntry(await loadBookPermissions(caller, trx), line)
  return line
}

/** Locks the book, so that concurrent additions cannot exceed the limit. Throws AddressBookFull. */
export async function requireBookCapacity(
  trx: TransactionClientContract,
  caller: Caller,
  wanted: number
) {
  await lockAddressBook(trx, caller)
  const counted = await SavedAddress.visibleTo(caller, trx).count('* as total').first()
  if (Number(counted?.$extras.total) + wanted > MAX_BOOK_ADDRESSES) throw new AddressBookFull()
}

async function saveInBook<T>(work: (trx: TransactionClientContract) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(work)
  } catch (error) {
    throw isUniqueViolation(error, 'saved_addresses') ? new AddressAlreadySaved() : error
  }
}

function entryAttributes(columns: EntryColumns) {
  return {
    side: columns.side,
    fullname: columns.fullname,
    phoneNumber: columns.phone_number,
    email: columns.email,
    address: columns.address,
    landmark: columns.landmark,
    lga: columns.lga,
    countryCode: columns.country_code,
    stateKey: columns.state_key,
    cityCode: columns.city_code,
    cityName: columns.city_name,
    postalCode: columns.postal_code,
  }
}
