import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { rowsOf } from '#shared/database/rows'
import { whereHolds } from '#shared/database/condition'
import type { Side } from '#shipping/places/places'
import SavedAddress from '#shipping/booking/models/saved_address'
import { mayChange, rightsIn } from '#shipping/addresses/book_rights'

/** A line of the book as its reader sees it. */
export interface BookEntry {
  line: SavedAddress
  groups: { id: number; name: string }[]
  isDefault: boolean
  isChangeable: boolean
  /** Who made it alone says whether the others see it. */
  isOwn: boolean
  /** Of a business alone: the others see it. */
  isShared: boolean
}

export interface BookQuestion {
  search?: string
  side?: Side
  group?: number
  sort?: BookSort
}

export const BOOK_SORTS = ['fullname', '-fullname', 'used', '-used'] as const

type BookSort = (typeof BOOK_SORTS)[number]

/** Names, phones, streets, towns and mails are searched; a phone by its digits, however it is written. */
export function searchBook(caller: Caller, { search, side, group, sort = '-used' }: BookQuestion) {
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
      whereHolds(line, `concat_ws(' ', fullname, city_name, address, email)`, search)
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

/** Of those that the caller sees. Throws E_ROW_NOT_FOUND. */
export async function entryOf(caller: Caller, id: number): Promise<BookEntry> {
  const line = await SavedAddress.visibleTo(caller)
    .where({ id })
    .preload('country')
    .preload('state')
    .firstOrFail()
  const [entry] = await entriesOf(caller, [line])
  return entry!
}

/** Lines with what stands beside them, in the same order. */
export async function entriesOf(
  caller: Caller,
  lines: readonly SavedAddress[]
): Promise<BookEntry[]> {
  const ids = lines.map(({ id }) => id)
  const rights = await rightsIn(caller)
  const groups = await groupsOf(ids)
  const defaults = await defaultIds(caller)
  return lines.map((line) => ({
    line,
    groups: (groups.get(line.id) ?? []).map(({ id, name }) => ({ id, name })),
    isDefault: defaults.has(line.id),
    isChangeable: mayChange(rights, line),
    isOwn: line.userId === caller.user.id,
    isShared: caller.organization.isBusiness && line.isShared,
  }))
}

type Named = { id: number; name: string; addressId: number }

async function groupsOf(ids: number[]) {
  const rows = await rowsOf<Named>(
    db.connection(),
    `select groups.id, name, address_id as "addressId"
     from address_group_members join address_groups as groups on groups.id = group_id
     where address_id = any(:ids) order by fold(name), name`,
    { ids }
  )
  return Map.groupBy(rows, ({ addressId }) => addressId)
}

async function defaultIds({ organization, user }: Caller): Promise<Set<number>> {
  const rows = await rowsOf<{ id: number }>(
    db.connection(),
    `select address_id as id from address_defaults
     where organization_id = :organizationId and user_id = :userId`,
    { organizationId: organization.id, userId: user.id }
  )
  return new Set(rows.map(({ id }) => id))
}
