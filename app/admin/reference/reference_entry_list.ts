import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { formatColumn } from '#admin/reference/reference_columns'
import type { ReferenceList } from '#admin/reference/reference_list'
import { buildReferenceLists } from '#admin/reference/reference_list_definitions'
import { escapeLike, whereContainsWords } from '#shared/database/sql_condition'
import { DomainError } from '#shared/errors/domain_error'
import Country from '#shipping/places/country'
import State from '#shipping/places/state'
import ItemCategory from '#shipping/pricing/models/item_category'

export type ReferenceRow = Record<string, any>

export async function loadReferenceLists(): Promise<ReferenceList[]> {
  const [states, countries, categories] = await Promise.all([
    State.query().where('countryCode', 'NG').orderByRaw('fold(name)'),
    Country.query().orderByRaw('fold(name)'),
    ItemCategory.query().orderByRaw('fold(name), name'),
  ])
  return buildReferenceLists({
    states: states.map(({ key, name }) => ({ value: key, label: name })),
    countries: countries.map(({ code, name }) => ({ value: code, label: name })),
    categories: categories.map(({ id, name }) => ({ value: String(id), label: name })),
  })
}

export async function findReferenceList(kind: string): Promise<ReferenceList> {
  const lists = await loadReferenceLists()
  const list = lists.find((candidate) => candidate.kind === kind)
  if (!list) throw new DomainError('E_NOT_FOUND', 'There is no such list.')
  return list
}

const MAX_SEARCH_RESULTS = 100

export type ReferenceEntryQuery = { q?: string; page?: number; perPage?: number }

/** Searched lists return a page that matches `q` by prefix or words, others all entries. */
export async function listReferenceEntries(
  list: ReferenceList,
  listQuery: ReferenceEntryQuery = {}
) {
  const { q = '', page = 1, perPage = MAX_SEARCH_RESULTS } = listQuery
  const query = db.from(list.table).orderByRaw(`fold(${list.fields[0]!.column}::text)`)
  if (!list.searched) {
    const rows: ReferenceRow[] = await query
    return {
      data: rows.map((row) => toReferenceEntry(list, row)),
      metadata: { total: rows.length },
    }
  }
  query.where((either) => {
    either
      .whereLike(list.key, `${escapeLike(q)}%`)
      .orWhere((named) => whereContainsWords(named, list.searched!, q))
  })
  const found = await query.paginate(page, perPage)
  const data = found.all().map((row: ReferenceRow) => toReferenceEntry(list, row))
  return { data, metadata: { total: found.total } }
}

export async function findReferenceEntry(list: ReferenceList, id: string) {
  return toReferenceEntry(list, await requireReferenceRow(list, id, db.from(list.table)))
}

/** Throws E_NOT_FOUND. */
export async function requireReferenceRow(
  { key, one }: ReferenceList,
  id: string,
  rows: DatabaseQueryBuilderContract<ReferenceRow>
): Promise<ReferenceRow> {
  const isId = key !== 'id' || /^\d{1,15}$/.test(id)
  const row: ReferenceRow | null = isId ? await rows.where(key, id).first() : null
  if (!row) throw new DomainError('E_NOT_FOUND', `There is no such ${one}.`)
  return row
}

function toReferenceEntry(list: ReferenceList, row: ReferenceRow) {
  return {
    id: String(row[list.key]),
    archived: Boolean(row.archived_at),
    version: Number(row.version),
    values: screenValues(list, row),
  }
}

export function screenValues({ fields }: ReferenceList, row: ReferenceRow) {
  return Object.fromEntries(
    fields.map((field) => [field.name, formatColumn(field, row[field.column])])
  )
}
