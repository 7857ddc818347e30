import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { isUniqueViolation } from '#shared/database/violations'
import { Forbidden } from '#identity/access/forbidden'
import { Conflict } from '#shared/errors/conflict'
import { DomainError } from '#shared/errors/domain_error'
import SavedAddress from '#shipping/booking/models/saved_address'
import { requireChange, rightsIn } from '#shipping/addresses/book_rights'
import type { EntryColumns } from '#shipping/addresses/entry_columns'
import { putIntoGroups } from '#shipping/addresses/grouping'
import { lockBook } from '#shipping/addresses/locking'
import { versionOf } from '#shipping/addresses/entry_version'
import { MOST_ADDRESSES } from '#shipping/addresses/rules/book_rules'

export interface KeptEntry {
  columns: EntryColumns
  isShared?: boolean
  /** All of its groups; those that it has where nothing is said. */
  groups?: number[]
}

interface ChangedEntry extends KeptEntry {
  /** Of what was read for editing; without it, whatever is there is overwritten. */
  version?: string
}

class NotTheirsToHide extends Forbidden {
  constructor() {
    super('Only who made this address can stop sharing it.')
  }
}

class AlreadyThere extends DomainError {
  constructor() {
    super('E_CONFLICT', 'This address is already in the book.', 'address')
  }
}

class BookFull extends DomainError {
  constructor() {
    const most = MOST_ADDRESSES.toLocaleString('en')
    super('E_CONFLICT', `The book has room for ${most} addresses. Please delete some first.`)
  }
}

/** Throws AlreadyThere, BookFull, and UnknownGroup. */
export function addEntry(caller: Caller, { columns, isShared = true, groups }: KeptEntry) {
  return keep(async (trx) => {
    await requireRoom(trx, caller, 1)
    const { organization, user } = caller
    const line = await SavedAddress.create(
      {
        ...attributesOf(columns),
        ...{ organizationId: organization.id, userId: user.id, isShared, usedAt: DateTime.now() },
      },
      { client: trx }
    )
    if (groups) await putIntoGroups(trx, caller, line.id, groups)
    return line.id
  })
}

/** What is changed counts as used. Throws Forbidden, Conflict, AlreadyThere, and UnknownGroup. */
export function changeEntry(caller: Caller, id: number, kept: ChangedEntry) {
  const { columns, isShared, groups, version } = kept
  return keep(async (trx) => {
    const line = await lockedEntry(trx, caller, id)
    if (version !== undefined) await requireSame(trx, line, version)
    if (isShared === false && line.userId !== caller.user.id) throw new NotTheirsToHide()
    line.merge({ ...attributesOf(columns), usedAt: DateTime.now() })
    if (isShared !== undefined) line.isShared = isShared
    await line.save()
    if (groups) await putIntoGroups(trx, caller, id, groups)
    // A default is one of its side.
    await trx.from('address_defaults').where('address_id', id).whereNot('side', line.side).delete()
    return id
  })
}

/** Throws Conflict. */
async function requireSame(trx: TransactionClientContract, line: SavedAddress, version: string) {
  const rows = await trx.from('address_group_members').where('address_id', line.id)
  const now = versionOf(
    line,
    rows.map(({ group_id: groupId }) => groupId)
  )
  if (version !== now) throw new Conflict('this address', 'reopen')
}

/** Throws Forbidden. */
export function removeEntry(caller: Caller, id: number) {
  return db.transaction(async (trx) => {
    const line = await lockedEntry(trx, caller, id)
    await line.delete()
  })
}

async function lockedEntry(trx: TransactionClientContract, caller: Caller, id: number) {
  const line = await SavedAddress.visibleTo(caller, trx).where({ id }).forUpdate().firstOrFail()
  requireChange(await rightsIn(caller, trx), line)
  return line
}

/** One at a time for each book, so that none who come together pass the limit. Throws BookFull. */
export async function requireRoom(trx: TransactionClientContract, caller: Caller, wanted: number) {
  await lockBook(trx, caller)
  const counted = await SavedAddress.visibleTo(caller, trx).count('* as total').first()
  if (Number(counted?.$extras.total) + wanted > MOST_ADDRESSES) throw new BookFull()
}

async function keep<T>(work: (trx: TransactionClientContract) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(work)
  } catch (error) {
    throw isUniqueViolation(error, 'saved_addresses') ? new AlreadyThere() : error
  }
}

function attributesOf(columns: EntryColumns) {
  return {
    ...{ side: columns.side, fullname: columns.fullname, phoneNumber: columns.phone_number },
    ...{ email: columns.email, address: columns.address, landmark: columns.landmark },
    ...{ lga: columns.lga, countryCode: columns.country_code, stateKey: columns.state_key },
    ...{ cityCode: columns.city_code, cityName: columns.city_name },
    postalCode: columns.postal_code,
  }
}
