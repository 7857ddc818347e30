import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { DomainError } from '#shared/errors/domain_error'
import SavedAddress from '#shipping/booking/models/saved_address'
import { type AddressBookEntry, loadBookEntries } from '#shipping/addresses/search_address_book'
import { lockOrderKey } from '#shipping/booking/address_book_updates'
import {
  canChangeEntry,
  requireCanChangeEntry,
  loadBookPermissions,
} from '#shipping/addresses/book_permissions'
import { loadComparableAddresses } from '#shipping/addresses/comparable_addresses'
import { MAX_MERGED_ADDRESSES } from '#shipping/addresses/rules/book_rules'
import {
  limitDuplicateGroup,
  locationKey,
  findDuplicates,
} from '#shipping/addresses/duplicate_addresses'

const MAX_DUPLICATES_SHOWN = 25

class MergedEntryMissing extends DomainError {
  constructor() {
    super('E_NOT_FOUND', 'One of these addresses is no longer in your address book.')
  }
}

class EntriesNotDuplicates extends DomainError {
  constructor(message: string) {
    super('E_CONFLICT', message, 'ids')
  }
}

export interface FoundDuplicates {
  /** Counts all groups of duplicates; `groups` lists only some of them. */
  total: number
  /** Each group lists its most recently used entry first. */
  groups: AddressBookEntry[][]
}

export async function listDuplicateEntries(caller: Caller): Promise<FoundDuplicates> {
  const rights = await loadBookPermissions(caller)
  const lines = await loadComparableAddresses(caller)
  const found = findDuplicates(lines.filter((line) => canChangeEntry(rights, line)))
  const shown = found
    .slice(0, MAX_DUPLICATES_SHOWN)
    .map((group) => limitDuplicateGroup(group, MAX_MERGED_ADDRESSES))
  const ids = shown.flat().map(({ id }) => id)
  const whole = await SavedAddress.query().whereIn('id', ids).preload('country').preload('state')
  const shownEntries = await loadBookEntries(caller, whole)
  const entries = new Map(shownEntries.map((entry) => [entry.line.id, entry]))
  return {
    total: found.length,
    // Skips entries that were deleted after the search for duplicates.
    groups: shown
      .map((group) => group.flatMap(({ id }) => entries.get(id) ?? []))
      .filter(({ length }) => length > 1),
  }
}

/**
 * Keeps the most recently used entry, which takes missing values, all groups and the default from
 * the others. Throws MergedEntryMissing, Forbidden and EntriesNotDuplicates.
 */
export function mergeBookEntries(caller: Caller, given: number[]): Promise<number> {
  const ids = [...new Set(given)]
  return db.transaction(async (trx) => {
    const lines = await SavedAddress.visibleTo(caller, trx)
      .whereIn('id', ids)
      .orderByRaw('array_position(?::bigint[], id)', [await sortInLockOrder(trx, ids)])
      .forUpdate()
    if (lines.length < ids.length) throw new MergedEntryMissing()
    const rights = await loadBookPermissions(caller, trx)
    lines.forEach((line) => requireCanChangeEntry(rights, line))
    requireDuplicates(lines)
    const [target, ...others] = sortNewestFirst(lines)
    await reassignReferences(trx, target!, others)
    return target!.id
  })
}

/** Bookings lock address book rows in this order too, so a booking and a merge cannot deadlock. */
async function sortInLockOrder(trx: TransactionClientContract, ids: number[]): Promise<number[]> {
  const lines = await SavedAddress.query({ client: trx }).whereIn('id', ids)
  const placed = lines.map((line) => ({ id: line.id, place: lockOrderKey(uniqueKeyOf(line)) }))
  return placed.toSorted((one, other) => (one.place < other.place ? -1 : 1)).map(({ id }) => id)
}

function uniqueKeyOf({ side, fullname, phoneNumber, address }: SavedAddress) {
  return { side, fullname, phone_number: phoneNumber, address }
}

function requireDuplicates(lines: SavedAddress[]) {
  if (lines.length < 2) throw new EntriesNotDuplicates('Choose at least two addresses to merge.')
  const [duplicates, ...more] = findDuplicates(lines)
  if (duplicates?.length === lines.length && more.length === 0) return
  throw new EntriesNotDuplicates(
    'These are not duplicates: they do not share a phone number, or a name and an address in one city.'
  )
}

function sortNewestFirst(lines: SavedAddress[]): SavedAddress[] {
  return lines.toSorted(
    (one, other) => other.usedAt.toMillis() - one.usedAt.toMillis() || other.id - one.id
  )
}

async function reassignReferences(
  trx: TransactionClientContract,
  target: SavedAddress,
  others: SavedAddress[]
) {
  const ids = others.map(({ id }) => id)
  const of = { kept: target.id, ids }
  // Locks the groups against deletion.
  await trx.rawQuery(
    `select id from address_groups where id in
       (select group_id from address_group_members where address_id = any(:ids))
     order by id for share`,
    of
  )
  await trx.rawQuery(
    `insert into address_group_members (group_id, address_id)
     select distinct group_id, :kept::bigint from address_group_members where address_id = any(:ids)
     on conflict do nothing`,
    of
  )
  await trx.from('address_defaults').whereIn('address_id', ids).update({ address_id: target.id })
  await trx.from('address_requests').whereIn('address_id', ids).update({ address_id: target.id })
  await trx.from('saved_addresses').whereIn('id', ids).delete()
  // These three fields may only come from an entry at the same place.
  const there = others.filter((line) => locationKey(line) === locationKey(target))
  target.merge({
    landmark: target.landmark ?? firstNotNull(there.map(({ landmark }) => landmark)),
    lga: target.lga ?? firstNotNull(there.map(({ lga }) => lga)),
    postalCode: target.postalCode ?? firstNotNull(there.map(({ postalCode }) => postalCode)),
    filledInAt: target.filledInAt ?? firstNotNull(there.map(({ filledInAt }) => filledInAt)),
    isShared: target.isShared || others.some(({ isShared }) => isShared),
    usedAt: DateTime.now(),
  })
  await target.save()
}

function firstNotNull<Value>(values: (Value | null)[]): Value | null {
  return values.find((value) => value !== null) ?? null
}
