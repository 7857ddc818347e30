import type { JsonSchema } from '#shared/http/json_schema'

/**
 * What VineJS has no words for: a day is an empty schema to it, one that may be left out is nothing
 * but null, and what may be anything is a list of all that there is.
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

/** Classes of Unicode are not known to every reader of a schema. */
function withoutUnicodeClasses(pattern: string): string {
  return pattern.replaceAll(/\\P\{Cc\}|\[\^\\p\{Cc\}\]/g, '[^\\u0000-\\u001F\\u007F-\\u009F]')
}
