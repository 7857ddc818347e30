import { column } from '@adonisjs/lucid/orm'

type ColumnOptions = NonNullable<Parameters<typeof column>[0]>

/**
 * PostgreSQL hands `bigint` over as a string. Ids and kobo both fit a safe integer, so models hold
 * them as numbers; a value that does not fit throws a RangeError and is never rounded.
 */
export function bigintColumn(options: ColumnOptions = {}) {
  return column({ ...options, consume: safeInteger })
}

/**
 * PostgreSQL hands decimals over as strings. Ours are lengths with two decimals, which a number shows
 * exactly as they were written.
 */
export function decimalColumn(options: ColumnOptions = {}) {
  return column({ ...options, consume: (value) => (value === null ? null : Number(value)) })
}

function safeInteger(value: string | number | null): number | null {
  if (value === null || value === undefined) return null
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} does not fit a safe integer`)
  return number
}
