import { splitSearchWords } from '#shared/text/rules/fold_text'
import type { SqlValue } from '#shared/database/query_rows'

/** A condition with what stands for its question marks. */
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

/** A text for `like`, in which `%` and `_` mean themselves. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/** What each word of a text is looked for by in what `fold` made of others. */
export function toLikePatterns(text: string): string[] {
  return splitSearchWords(text).map((word) => `%${escapeLike(word)}%`)
}

/** That a folded text holds each word of one, in the form in which an index can be asked for it. */
export function containsWords(folded: string, text: string): SqlCondition {
  return joinWithAnd(
    toLikePatterns(text).map((pattern) => sqlCondition(`${folded} like ?`, pattern))
  )
}

type WhereRaw<Query> = { whereRaw: (sql: string, values: any[]) => Query }

/** Those of a list whose text, an expression of its columns, holds each word of another. */
export function whereContainsWords<Query>(
  query: WhereRaw<Query>,
  text: string,
  words: string
): Query {
  return query.whereRaw(`fold(${text}) like all(?)`, [toLikePatterns(words)])
}
