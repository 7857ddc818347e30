import { splitSearchWords } from '#shared/text/rules/fold_text'
import type { SqlValue } from '#shared/database/query_rows'

export type SqlCondition = { sql: string; values: SqlValue[] }

export function sqlCondition(sql: string, ...values: SqlValue[]): SqlCondition {
  return { sql, values }
}

export function joinWithAnd(conditions: SqlCondition[]): SqlCondition {
  return joinConditions(conditions, ' and ')
}

export function joinWithOr(conditions: SqlCondition[]): SqlCondition {
  return joinConditions(conditions, ' or ')
}

function joinConditions(conditions: SqlCondition[], by: string): SqlCondition {
  const sql = conditions.map((one) => `(${one.sql})`).join(by)
  return { sql: sql || 'true', values: conditions.flatMap(({ values }) => values) }
}

export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/** Builds one `like` pattern per word, to match against text that `fold` has normalized. */
export function toLikePatterns(text: string): string[] {
  return splitSearchWords(text).map((word) => `%${escapeLike(word)}%`)
}

/** Matches a folded text that contains every word, in a form that a trigram index supports. */
export function containsWords(folded: string, text: string): SqlCondition {
  return joinWithAnd(
    toLikePatterns(text).map((pattern) => sqlCondition(`${folded} like ?`, pattern))
  )
}

type WhereRaw<Query> = { whereRaw: (sql: string, values: any[]) => Query }

export function whereContainsWords<Query>(
  query: WhereRaw<Query>,
  text: string,
  words: string
): Query {
  return query.whereRaw(`fold(${text}) like all(?)`, [toLikePatterns(words)])
}
