import { searchedWords } from '#shared/text/rules/fold'
import type { Value } from '#shared/database/rows'

/** A condition with what stands for its question marks. */
export type Condition = { sql: string; values: Value[] }

export function condition(sql: string, ...values: Value[]): Condition {
  return { sql, values }
}

export function allOf(conditions: Condition[]): Condition {
  return joined(conditions, ' and ')
}

export function anyOf(conditions: Condition[]): Condition {
  return joined(conditions, ' or ')
}

function joined(conditions: Condition[], by: string): Condition {
  const sql = conditions.map((one) => `(${one.sql})`).join(by)
  return { sql: sql || 'true', values: conditions.flatMap(({ values }) => values) }
}

/** A text for `like`, in which `%` and `_` mean themselves. */
export function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/** What each word of a text is looked for by in what `fold` made of others. */
export function wordPatterns(text: string): string[] {
  return searchedWords(text).map((word) => `%${escaped(word)}%`)
}

/** That a folded text holds each word of one, in the form in which an index can be asked for it. */
export function holdsWords(folded: string, text: string): Condition {
  return allOf(wordPatterns(text).map((pattern) => condition(`${folded} like ?`, pattern)))
}

type WhereRaw<Query> = { whereRaw: (sql: string, values: any[]) => Query }

/** Those of a list whose text, an expression of its columns, holds each word of another. */
export function whereHolds<Query>(query: WhereRaw<Query>, text: string, words: string): Query {
  return query.whereRaw(`fold(${text}) like all(?)`, [wordPatterns(words)])
}
