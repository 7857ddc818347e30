import type { JsonSchema } from '#shared/http/json_schema'

/**
 * Corrects VineJS schemas: it describes a day as an empty schema, an optional day as null, and any
 * value as a list of all types.
 */
export function clarifyVineSchema(schema: JsonSchema): JsonSchema {
  const { properties, items, anyOf, pattern } = schema
  return {
    ...schema,
    ...(typeof pattern === 'string' && { pattern: withoutUnicodeClasses(pattern) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [name, clarifyVineField(field)])
      ),
    }),
    ...(items && !Array.isArray(items) && { items: clarifyVineSchema(items) }),
    ...(anyOf && { anyOf: anyOf.map(clarifyVineSchema) }),
  }
}

function clarifyVineField(field: JsonSchema): JsonSchema {
  const { description, ...rest } = field
  if (description) return { description, ...clarifyVineField(rest) }
  if (Object.keys(field).length === 0) return { type: 'string', format: 'date' }
  if (field.type === 'null') return { type: ['string', 'null'], format: 'date' }
  const isAnything = field.anyOf?.some(({ type, items }) => type === 'array' && !items)
  if (isAnything) return {}
  return clarifyVineSchema(field)
}

/** Not every JSON Schema reader supports Unicode classes. */
function withoutUnicodeClasses(pattern: string): string {
  return pattern.replaceAll(/\\P\{Cc\}|\[\^\\p\{Cc\}\]/g, '[^\\u0000-\\u001F\\u007F-\\u009F]')
}
