import { DateTime } from 'luxon'
import { errors } from '@vinejs/vine'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { columnOf } from '#admin/reference/reference_columns'
import type { ReferenceList } from '#admin/reference/reference_list'
import { type Row, rowWith, screenValues } from '#admin/reference/reading_entries'
import type { Caller } from '#identity/sessions/caller'
import { recordAudit, type AuditVerb } from '#shared/audit/audit'
import { isForeignKeyViolation, isUniqueViolation } from '#shared/database/violations'
import { requireSeen } from '#shared/errors/conflict'
import { DomainError } from '#shared/errors/domain_error'

class ListEntryTaken extends DomainError {
  constructor({ one, fields }: ReferenceList, name: string) {
    super(
      'E_NAME_TAKEN',
      `There is already a ${one} named ${name}. It may be archived.`,
      fields[0]!.name
    )
  }
}

class NotOnList extends DomainError {
  constructor() {
    super('E_UNKNOWN_CHOICE', 'There is no such HS code on the list. Add it there first.', 'hsCode')
  }
}

/** Throws E_VALIDATION_ERROR and ListEntryTaken. Answers how it is called. */
export async function addEntry(by: Caller, list: ReferenceList, given: Row): Promise<string> {
  const row = columnsOf(list, given)
  await named(list, row, () =>
    db.transaction(async (trx) => {
      const [added] = await trx.table(list.table).insert(row).returning(list.key)
      const id = added[list.key] ?? added
      await note(trx, by, list, { id, verb: 'create', after: { ...row, version: 1 } })
    })
  )
  return nameOf(list, row)
}

/**
 * The version is that of the entry that the change was made from. Throws E_NOT_FOUND, E_VALIDATION_ERROR,
 * ListEntryTaken and Conflict.
 */
export async function changeEntry(
  by: Caller,
  list: ReferenceList,
  id: string,
  given: Row,
  version?: number
) {
  const row = columnsOf(list, given)
  await named(list, row, () =>
    db.transaction(async (trx) => {
      const before = await locked(trx, list, id)
      const subject = { kind: list.kind, id }
      const current = recorded(list, before)
      await requireSeen(trx, version, { subject, what: `this ${list.one}`, current })
      await trx.from(list.table).where(list.key, id).update(row)
      const after = { ...row, version: before.version + 1 }
      await note(trx, by, list, { id, verb: 'update', before, after })
    })
  )
  return nameOf(list, row)
}

/** The database knows what is in use: that is archived where the list can, and deleted otherwise. */
export async function removeEntry(by: Caller, list: ReferenceList, id: string) {
  return db.transaction(async (trx) => {
    const before = await locked(trx, list, id)
    const name = nameOf(list, before)
    if (list.archives !== 'always' && (await isDeleted(trx, list, id))) {
      await note(trx, by, list, { id, verb: 'delete', before })
      return `${name} has been deleted.`
    }
    if (!list.archives)
      throw new DomainError('E_CONFLICT', `${name} is in use and cannot be deleted.`)
    await trx
      .from(list.table)
      .where(list.key, id)
      .update({ archived_at: DateTime.now().toJSDate() })
    await note(trx, by, list, { id, verb: 'archive', before })
    return list.archives === 'always'
      ? `${name} is archived: nobody can choose it any more.`
      : `${name} is in use, so it has been archived: shipments keep it, but nobody can choose it any more.`
  })
}

export async function restoreEntry(by: Caller, list: ReferenceList, id: string): Promise<string> {
  return db.transaction(async (trx) => {
    const before = await locked(trx, list, id)
    if (list.archives) await trx.from(list.table).where(list.key, id).update({ archived_at: null })
    await note(trx, by, list, { id, verb: 'restore', before })
    return nameOf(list, before)
  })
}

async function isDeleted(
  trx: TransactionClientContract,
  { table, key }: ReferenceList,
  id: string
) {
  try {
    await trx.transaction((attempt) => attempt.from(table).where(key, id).delete())
    return true
  } catch (error) {
    if (isForeignKeyViolation(error)) return false
    throw error
  }
}

async function locked(trx: TransactionClientContract, list: ReferenceList, id: string) {
  return rowWith(list, id, trx.from(list.table).forUpdate())
}

function columnsOf({ fields }: ReferenceList, given: Row): Row {
  const found = fields.map((field) => ({ field, result: columnOf(field, given[field.name]) }))
  const problems = found.flatMap(({ field, result }) =>
    'problem' in result ? [{ field: field.name, message: result.problem, rule: 'value' }] : []
  )
  if (problems.length > 0) throw new errors.E_VALIDATION_ERROR(problems)
  return Object.fromEntries(
    found.map(({ field, result }) => [field.column, 'value' in result ? result.value : null])
  )
}

function recorded(list: ReferenceList, row: Row) {
  return { ...screenValues(list, row), version: Number(row.version) }
}

function nameOf({ fields }: ReferenceList, row: Row): string {
  return row[fields[0]!.column]
}

async function named(list: ReferenceList, row: Row, save: () => Promise<void>) {
  try {
    await save()
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new NotOnList()
    throw isUniqueViolation(error) ? new ListEntryTaken(list, nameOf(list, row)) : error
  }
}

type Change = { id: string | number; verb: AuditVerb; before?: Row; after?: Row }

function note(trx: TransactionClientContract, by: Caller, list: ReferenceList, change: Change) {
  const { id, verb, before, after } = change
  return recordAudit(trx, {
    actorId: by.user.id,
    action: `${list.kind}.${verb}`,
    subject: { kind: list.kind, id },
    before: before && recorded(list, before),
    after: after && recorded(list, after),
  })
}
