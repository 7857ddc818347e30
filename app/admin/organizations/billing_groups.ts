import db from '@adonisjs/lucid/services/db'
import { type BILLING_GROUP_ORDERS } from '#admin/organizations/organization_validator'
import { whereContainsWords } from '#shared/database/sql_condition'
import { isUniqueViolation } from '#shared/database/violations'
import { requireRowVersion } from '#shared/errors/conflict'
import type { Caller } from '#identity/sessions/caller'
import { recordAudit } from '#shared/audit/audit'
import { DomainError } from '#shared/errors/domain_error'
import type { CsvColumns } from '#shared/http/csv_stream'
import { LAGOS_ZONE } from '#shared/time/lagos_time'
import BillingGroup from '#shipping/pricing/models/billing_group'

export interface BillingGroupInput {
  name: string
  active: boolean
  version?: number
}

export interface BillingGroupQuery {
  condition?: string
  sort?: (typeof BILLING_GROUP_ORDERS)[number]
  descending?: boolean
}

const COLUMNS = {
  name: 'fold(billing_groups.name)',
  dateCreated: 'billing_groups.created_at',
  createdBy: `fold(concat_ws(' ', creators.firstname, creators.lastname))`,
  status: 'billing_groups.active',
}

class GroupNameTaken extends DomainError {
  constructor(name: string) {
    super('E_NAME_TAKEN', `There is already a billing group named ${name}.`, 'name')
  }
}

export function listActiveBillingGroups(): Promise<BillingGroup[]> {
  return BillingGroup.query().where('active', true).orderByRaw('fold(name), name').exec()
}

export async function listBillingGroupChoices() {
  const groups = await listActiveBillingGroups()
  return groups.map(({ id, name }) => ({ value: id, label: name }))
}

/** Adds creators and numbers of organizations to `$extras`. */
export function queryBillingGroups() {
  return BillingGroup.query()
    .leftJoin('users as creators', 'creators.id', 'billing_groups.created_by')
    .select('billing_groups.*')
    .select(db.raw(`nullif(concat_ws(' ', creators.firstname, creators.lastname), '') as creator`))
    .select(
      db.raw(`(select count(*) from organizations
        where billing_group_id = billing_groups.id and organizations.id > 0) as organizations`)
    )
}

export function searchBillingGroups({ condition, sort, descending }: BillingGroupQuery) {
  const query = queryBillingGroups()
    .orderByRaw(`${COLUMNS[sort ?? 'name']} ${descending ? 'desc' : 'asc'} nulls last`)
    .orderBy('billing_groups.id')
  return condition ? whereContainsWords(query, 'billing_groups.name', condition) : query
}

export async function createBillingGroup(by: Caller, terms: BillingGroupInput): Promise<number> {
  return saveWithUniqueName(terms.name, () =>
    db.transaction(async (trx) => {
      const { name, active } = terms
      const group = await BillingGroup.create(
        { name, active, createdBy: by.user.id },
        { client: trx }
      )
      await recordAudit(trx, {
        actorId: by.user.id,
        action: 'billing_group.create',
        subject: { kind: 'billing_group', id: group.id },
        after: { name, active },
      })
      return group.id
    })
  )
}

/** Throws E_ROW_NOT_FOUND, Conflict and GroupNameTaken. */
export async function updateBillingGroup(by: Caller, id: number, terms: BillingGroupInput) {
  await saveWithUniqueName(terms.name, () =>
    db.transaction(async (trx) => {
      const group = await BillingGroup.query({ client: trx })
        .where('id', id)
        .forUpdate()
        .firstOrFail()
      requireRowVersion(group, terms.version, 'the billing group')
      const before = { name: group.name, active: group.active }
      group.name = terms.name
      group.active = terms.active
      await group.save()
      await recordAudit(trx, {
        actorId: by.user.id,
        action: 'billing_group.update',
        subject: { kind: 'billing_group', id },
        before,
        after: { name: group.name, active: group.active },
      })
    })
  )
}

async function saveWithUniqueName<T>(name: string, save: () => Promise<T>): Promise<T> {
  try {
    return await save()
  } catch (error) {
    throw isUniqueViolation(error) ? new GroupNameTaken(name) : error
  }
}

export const BILLING_GROUP_COLUMNS: CsvColumns<BillingGroup> = {
  'Name': ({ name }) => name,
  'Date Created': ({ createdAt }) => createdAt.setZone(LAGOS_ZONE).toISODate(),
  'Created By': ({ $extras }) => $extras.creator,
  'Organizations': ({ $extras }) => $extras.organizations,
  'Status': ({ active }) => (active ? 'Active' : 'Inactive'),
}
