import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { isUniqueViolation } from '#shared/database/violations'
import { queryRows } from '#shared/database/query_rows'
import { DomainError } from '#shared/errors/domain_error'
import {
  canChangeEntry,
  requireCanChangeEntry,
  loadBookPermissions,
} from '#shipping/addresses/book_permissions'
import { lockAddressBook } from '#shipping/addresses/lock_address_book'
import AddressGroup from '#shipping/addresses/models/address_group'
import { MAX_ADDRESS_GROUPS } from '#shipping/addresses/rules/book_rules'

class UnknownAddressGroup extends DomainError {
  constructor() {
    super('E_VALIDATION_ERROR', 'One of these groups has been deleted.', 'groups')
  }
}

class GroupNameTaken extends DomainError {
  constructor(name: string) {
    super('E_CONFLICT', `You already have a group named "${name}".`, 'name')
  }
}

class TooManyAddressGroups extends DomainError {
  constructor() {
    super('E_CONFLICT', `You already have ${MAX_ADDRESS_GROUPS} groups. Please delete one first.`)
  }
}

/** `count` covers only the addresses that the caller may see. */
export interface CountedGroup {
  id: number
  name: string
  count: number
  isChangeable: boolean
}

const COUNTED_GROUPS = `select groups.id, groups.user_id as "userId", groups.name, count(line.id)::int as count
  from address_groups as groups
    left join address_group_members as member on member.group_id = groups.id
    left join saved_addresses as line on line.id = member.address_id
      and (line.user_id = :userId or line.is_shared)
  where groups.organization_id = :organizationId and groups.book_user_id = :bookUserId
  group by groups.id order by fold(groups.name), groups.name`

export async function listAddressGroups(caller: Caller): Promise<CountedGroup[]> {
  const { organization, user, ownerUserId } = caller
  const rights = await loadBookPermissions(caller)
  const groups = await queryRows<Omit<CountedGroup, 'isChangeable'> & { userId: number }>(
    db.connection(),
    COUNTED_GROUPS,
    { organizationId: organization.id, userId: user.id, bookUserId: ownerUserId ?? 0 }
  )
  return groups.map((group) => ({ ...group, isChangeable: canChangeEntry(rights, group) }))
}

/** Throws GroupNameTaken and TooManyAddressGroups. */
export async function createAddressGroup(caller: Caller, name: string): Promise<AddressGroup> {
  const { organization, user, ownerUserId } = caller
  const owner = { organizationId: organization.id, userId: user.id, bookUserId: ownerUserId ?? 0 }
  return withUniqueName(name, async (trx) => {
    await lockAddressBook(trx, caller)
    const made = await AddressGroup.inBookOf(caller, trx).count('* as total').first()
    if (Number(made?.$extras.total) >= MAX_ADDRESS_GROUPS) throw new TooManyAddressGroups()
    return AddressGroup.create({ ...owner, name }, { client: trx })
  })
}

/** Throws Forbidden and GroupNameTaken. */
export async function renameAddressGroup(
  caller: Caller,
  id: number,
  name: string
): Promise<AddressGroup> {
  const group = await findChangeableGroup(caller, id)
  return withUniqueName(name, (trx) => group.useTransaction(trx).merge({ name }).save())
}

/** Keeps the group's addresses. Throws Forbidden. */
export async function deleteAddressGroup(caller: Caller, id: number) {
  const group = await findChangeableGroup(caller, id)
  await group.delete()
}

async function findChangeableGroup(caller: Caller, id: number): Promise<AddressGroup> {
  const group = await AddressGroup.inBookOf(caller).where({ id }).firstOrFail()
  requireCanChangeEntry(await loadBookPermissions(caller), group, 'group')
  return group
}

async function withUniqueName<T>(
  name: string,
  write: (trx: TransactionClientContract) => Promise<T>
) {
  try {
    return await db.transaction(write)
  } catch (error) {
    throw isUniqueViolation(error, 'address_groups_name') ? new GroupNameTaken(name) : error
  }
}

/** Replaces all groups of an address. Throws UnknownAddressGroup. */
export async function setGroupsOfAddress(
  trx: TransactionClientContract,
  caller: Caller,
  addressId: number,
  groupIds: number[]
) {
  await lockGroups(trx, caller, groupIds)
  await trx
    .from('address_group_members')
    .where('address_id', addressId)
    .whereNotIn('group_id', groupIds)
    .delete()
  await addAddressesToGroups(trx, [addressId], groupIds)
}

/** Throws UnknownAddressGroup. */
export async function lockGroups(
  trx: TransactionClientContract,
  caller: Caller,
  groupIds: number[]
) {
  const wanted = [...new Set(groupIds)]
  if (wanted.length === 0) return
  const found = await AddressGroup.inBookOf(caller, trx)
    .whereIn('id', wanted)
    .orderBy('id')
    .forShare()
  if (found.length < wanted.length) throw new UnknownAddressGroup()
}

export async function addAddressesToGroups(
  trx: TransactionClientContract,
  addressIds: number[],
  groupIds: number[]
) {
  await trx.rawQuery(
    `insert into address_group_members (group_id, address_id)
     select group_id, line.id from saved_addresses as line cross join unnest(:groupIds::bigint[]) as group_id
     where line.id = any(:addressIds) on conflict do nothing`,
    { groupIds, addressIds }
  )
}
