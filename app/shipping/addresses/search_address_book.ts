import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { queryRows } from '#shared/database/query_rows'
import { whereContainsWords } from '#shared/database/sql_condition'
import type { Side } from '#shipping/places/resolve_place'
import SavedAddress from '#shipping/booking/models/saved_address'
import { canChangeEntry, loadBookPermissions } from '#shipping/addresses/book_permissions'

export interface AddressBookEntry {
  line: SavedAddress
  groups: { id: number; name: string }[]
  isDefault: boolean
  isChangeable: boolean
  /** True for the user who created the entry: only they may stop sharing it. */
  isOwn: boolean
  /** Always false outside a business. */
  isShared: boolean
}

export interface BookQuery {
  search?: string
  side?: Side
  group?: number
  sort?: BookSort
}

export const BOOK_SORTS = ['fullname', '-fullname', 'used', '-used'] as const

type BookSort = (typeof BOOK_SORTS)[number]

/** `search` finds phone numbers by their digits, in any format. */
export function searchAddressBook(
  caller: Caller,
  { search, side, group, sort = '-used' }: BookQuery
) {
  const query = SavedAddress.visibleTo(caller).preload('country').preload('state')
  if (side) query.where({ side })
  if (group) {
    query.whereIn(
      'id',
      db.from('address_group_members').where('group_id', group).select('address_id')
    )
  }
  if (search) {
    const digits = search.replace(/\D/g, '').replace(/^(234|0)/, '')
    query.where((line) => {
      whereContainsWords(line, `concat_ws(' ', fullname, city_name, address, email)`, search)
      if (digits.length > 3) {
        line.orWhereRaw(`regexp_replace(phone_number, '\\D', '', 'g') like ?`, [`%${digits}%`])
      }
    })
  }
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  if (sort.endsWith('fullname'))
    query.orderByRaw(`fold(fullname) ${direction}, fullname ${direction}`)
  else query.orderBy('usedAt', direction)
  return query.orderBy('id', direction)
}

/** Throws E_ROW_NOT_FOUND for an entry the caller may not see. */
export async function findBookEntry(caller: Caller, id: number): Promise<AddressBookEntry> {
  const line = await SavedAddress.visibleTo(caller)
    .where({ id })
    .preload('country')
    .preload('state')
    .firstOrFail()
  const [entry] = await loadBookEntries(caller, [line])
  return entry!
}

export async function loadBookEntries(
  caller: Caller,
  lines: readonly SavedAddress[]
): Promise<AddressBookEntry[]> {
  const ids = lines.map(({ id }) => id)
  const rights = await loadBookPermissions(caller)
  const groups = await loadGroupsOfAddresses(ids)
  const defaults = await loadDefaultAddressIds(caller)
  return lines.map((line) => ({
    line,
    groups: (groups.get(line.id) ?? []).map(({ id, name }) => ({ id, name })),
    isDefault: defaults.has(line.id),
    isChangeable: canChangeEntry(rights, line),
    isOwn: line.userId === caller.user.id,
    isShared: caller.organization.isBusiness && line.isShared,
  }))
}

type GroupOfAddress = { id: number; name: string; addressId: number }

async function loadGroupsOfAddresses(ids: number[]) {
  const rows = await queryRows<GroupOfAddress>(
    db.connection(),
    `select groups.id, name, address_id as "addressId"
     from address_group_members join address_groups as groups on groups.id = group_id
     where address_id = any(:ids) order by fold(name), name`,
    { ids }
  )
  return Map.groupBy(rows, ({ addressId }) => addressId)
}

async function loadDefaultAddressIds({ organization, user }: Caller): Promise<Set<number>> {
  const rows = await queryRows<{ id: number }>(
    db.connection(),
    `select address_id as id from address_defaults
     where organization_id = :organizationId and user_id = :userId`,
    { organizationId: organization.id, userId: user.id }
  )
  return new Set(rows.map(({ id }) => id))
}
