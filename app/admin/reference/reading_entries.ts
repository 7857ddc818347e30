import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { fieldOf } from '#admin/reference/reference_columns'
import type { ReferenceList } from '#admin/reference/reference_list'
import { referenceLists } from '#admin/reference/reference_lists'
import { escaped, whereHolds } from '#shared/database/condition'
import { DomainError } from '#shared/errors/domain_error'
import Country from '#shipping/places/country'
import State from '#shipping/places/state'
import ItemCategory from '#shipping/pricing/models/item_category'

export type Row = Record<string, any>

export async function allLists(): Promise<ReferenceList[]> {
  const [states, countries, categories] = await Promise.all([
    State.query().where('countryCode', 'NG').orderByRaw('fold(name)'),
    Country.query().orderByRaw('fold(name)'),
    ItemCategory.query().orderByRaw('fold(name), name'),
  ])
  return referenceLists({
    states: states.map(({ key, name }) => ({ value: key, label: name })),
    countries: countries.map(({ code, name }) => ({ value: code, label: name })),
    categories: categories.map(({ id, name }) => ({ value: String(id), label: name })),
  })
}

/** Throws E_NOT_FOUND. */
export async function findList(kind: string): Promise<ReferenceList> {
  const lists = await allLists()
  const list = lists.find((candidate) => candidate.kind === kind)
  if (!list) throw new DomainError('E_NOT_FOUND', 'There is no such list.')
  return list
}

const MOST_SEARCHED = 100

export type EntryQuestion = { q?: string; page?: number; perPage?: number }

/** Of a list that is searched, a page of what begins with `q` or has its words; of others all. */
export async function entriesOf(list: ReferenceList, question: EntryQuestion = {}) {
  const { q = '', page = 1, perPage = MOST_SEARCHED } = question
  const query = db.from(list.table).orderByRaw(`fold(${list.fields[0]!.column}::text)`)
  if (!list.searched) {
    const rows: Row[] = await query
    return { data: rows.map((row) => entryOf(list, row)), metadata: { total: rows.length } }
  }
  query.where((either) => {
    either
      .whereLike(list.key, `${escaped(q)}%`)
      .orWhere((named) => whereHolds(named, list.searched!, q))
  })
  const found = await query.paginate(page, perPage)
  const data = found.all().map((row: Row) => entryOf(list, row))
  return { data, metadata: { total: found.total } }
}

/** Throws E_NOT_FOUND. */
export async function findEntry(list: ReferenceList, id: string) {
  return entryOf(list, await rowWith(list, id, db.from(list.table)))
}

/** Throws E_NOT_FOUND. */
export async function rowWith(
  { key, one }: ReferenceList,
  id: string,
  rows: DatabaseQueryBuilderContract<Row>
): Promise<Row> {
  const isId = key !== 'id' || /^\d{1,15}$/.test(id)
  const row: Row | null = isId ? await rows.where(key, id).first() : null
  if (!row) throw new DomainError('E_NOT_FOUND', `There is no such ${one}.`)
  return row
}

function entryOf(list: ReferenceList, row: Row) {
  return {
    id: String(row[list.key]),
    archived: Boolean(row.archived_at),
    version: Number(row.version),
    values: screenValues(list, row),
  }
}

export function screenValues({ fields }: ReferenceList, row: Row) {
  return Object.fromEntries(fields.map((field) => [field.name, fieldOf(field, row[field.column])]))
}
