import { DateTime } from 'luxon'
import { errors } from '@vinejs/vine'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { parseColumn } from '#admin/reference/reference_columns'
import type { ReferenceList } from '#admin/reference/reference_list'
import {
  type ReferenceRow,
  requireReferenceRow,
  screenValues,
} from '#admin/reference/reference_entry_list'
import type { Caller } from '#identity/sessions/caller'
import { recordAudit, type AuditVerb } from '#shared/audit/audit'
import { isForeignKeyViolation, isUniqueViolation } from '#shared/database/violations'
import { requireUnchanged } from '#shared/errors/conflict'
import { DomainError } from '#shared/errors/domain_error'

class DuplicateReferenceEntry extends DomainError {
  constructor({ one, fields }: ReferenceList, name: string) {
    super(
      'E_NAME_TAKEN',
      `There is already a ${one} named ${name}. It may be archived.`,
      fields[0]!.name
    )
  }
}

class UnknownHsCode extends DomainError {
  constructor() {
    super('E_UNKNOWN_CHOICE', 'There is no such HS code on the list. Add it there first.', 'hsCode')
  }
}

/** Throws E_VALIDATION_ERROR and DuplicateReferenceEntry. Returns the entry's name. */
export async function addReferenceEntry(
  by: Caller,
  list: ReferenceList,
  given: ReferenceRow
): Promise<string> {
  const row = parseColumns(list, given)
  await withEntryErrors(list, row, () =>
    db.transaction(async (trx) => {
      const [added] = await trx.table(list.table).insert(row).returning(list.key)
      const id = added[list.key] ?? added
      await auditReferenceEntry(trx, by, list, {
        id,
        verb: 'create',
        after: { ...row, version: 1 },
      })
    })
  )
  return entryName(list, row)
}

/**
 * `version` is that of the edited entry. Throws E_NOT_FOUND, E_VALIDATION_ERROR,
 * DuplicateReferenceEntry and Conflict.
 */
export async function changeReferenceEntry(
  by: Caller,
  list: ReferenceList,
  id: string,
  given: ReferenceRow,
  version?: number
) {
  const row = parseColumns(list, given)
  await withEntryErrors(list, row, () =>
    db.transaction(async (trx) => {
      const before = await lockReferenceRow(trx, list, id)
      const subject = { kind: list.kind, id }
      const current = auditValues(list, before)
      await requireUnchanged(trx, version, { subject, what: `this ${list.one}`, current })
      await trx.from(list.table).where(list.key, id).update(row)
      const after = { ...row, version: before.version + 1 }
      await auditReferenceEntry(trx, by, list, { id, verb: 'update', before, after })
    })
  )
  return entryName(list, row)
}

/** Deletes the entry, or archives it if foreign keys refer to it and the list supports that. */
export async function removeReferenceEntry(by: Caller, list: ReferenceList, id: string) {
  return db.transaction(async (trx) => {
    const before = await lockReferenceRow(trx, list, id)
    const name = entryName(list, before)
    if (list.archives !== 'always' && (await tryToDelete(trx, list, id))) {
      await auditReferenceEntry(trx, by, list, { id, verb: 'delete', before })
      return `${name} has been deleted.`
    }
    if (!list.archives)
      throw new DomainError('E_CONFLICT', `${name} is in use and cannot be deleted.`)
    await trx
      .from(list.table)
      .where(list.key, id)
      .update({ archived_at: DateTime.now().toJSDate() })
    await auditReferenceEntry(trx, by, list, { id, verb: 'archive', before })
    return list.archives === 'always'
      ? `${name} is archived: nobody can choose it any more.`
      : `${name} is in use, so it has been archived: shipments keep it, but nobody can choose it any more.`
  })
}

export async function restoreReferenceEntry(
  by: Caller,
  list: ReferenceList,
  id: string
): Promise<string> {
  return db.transaction(async (trx) => {
    const before = await lockReferenceRow(trx, list, id)
    if (list.archives) await trx.from(list.table).where(list.key, id).update({ archived_at: null })
    await auditReferenceEntry(trx, by, list, { id, verb: 'restore', before })
    return entryName(list, before)
  })
}

async function tryToDelete(
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

async function lockReferenceRow(trx: TransactionClientContract, list: ReferenceList, id: string) {
  return requireReferenceRow(list, id, trx.from(list.table).forUpdate())
}

function parseColumns({ fields }: ReferenceList, given: ReferenceRow): ReferenceRow {
  const found = fields.map((field) => ({ field, result: parseColumn(field, given[field.name]) }))
  const problems = found.flatMap(({ field, result }) =>
    'problem' in result ? [{ field: field.name, message: result.problem, rule: 'value' }] : []
  )
  if (problems.length > 0) throw new errors.E_VALIDATION_ERROR(problems)
  return Object.fromEntries(
    found.map(({ field, result }) => [field.column, 'value' in result ? result.value : null])
  )
}

function auditValues(list: ReferenceList, row: ReferenceRow) {
  return { ...screenValues(list, row), version: Number(row.version) }
}

function entryName({ fields }: ReferenceList, row: ReferenceRow): string {
  return row[fields[0]!.column]
}

async function withEntryErrors(list: ReferenceList, row: ReferenceRow, save: () => Promise<void>) {
  try {
    await save()
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new UnknownHsCode()
    throw isUniqueViolation(error) ? new DuplicateReferenceEntry(list, entryName(list, row)) : error
  }
}

type EntryAudit = {
  id: string | number
  verb: AuditVerb
  before?: ReferenceRow
  after?: ReferenceRow
}

function auditReferenceEntry(
  trx: TransactionClientContract,
  by: Caller,
  list: ReferenceList,
  change: EntryAudit
) {
  const { id, verb, before, after } = change
  return recordAudit(trx, {
    actorId: by.user.id,
    action: `${list.kind}.${verb}`,
    subject: { kind: list.kind, id },
    before: before && auditValues(list, before),
    after: after && auditValues(list, after),
  })
}
