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

/** Of a text that is looked for: `%` and `_` mean themselves. */
export function patternOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
