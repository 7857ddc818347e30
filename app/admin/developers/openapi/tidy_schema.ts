import { mergeSchemas } from '#admin/developers/openapi/merge_schemas'
import type { SchemaFields, JsonSchema } from '#shared/http/json_schema'

/**
 * Converts a VineJS schema (draft 7) to JSON Schema 2020-12. Drops `additionalProperties: false`,
 * because the server ignores unknown fields instead of refusing them.
 */
export function tidySchema(schema: JsonSchema): JsonSchema {
  if (isBoolean(schema)) {
    const { enum: choices, ...rest } = schema
    return { ...rest, type: choices?.includes(null) ? ['boolean', 'null'] : 'boolean' }
  }
  const { additionalProperties, additionalItems, properties, required, items, ...tidy } = schema
  if (typeof additionalProperties === 'object') {
    tidy.additionalProperties = tidySchema(additionalProperties)
  }
  if (properties) tidy.properties = tidyFields(properties)
  if (required?.length) tidy.required = required
  if (Array.isArray(items))
    Object.assign(tidy, { prefixItems: items.map(tidySchema), items: items[0] })
  else if (items) tidy.items = tidySchema(items)
  if (schema.prefixItems) tidy.prefixItems = schema.prefixItems.map(tidySchema)
  if (!schema.anyOf) return tidy
  const { anyOf, ...own } = tidy
  return { ...own, ...mergeSchemas(schema.anyOf.map(tidySchema)) }
}

function tidyFields(fields: SchemaFields): SchemaFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, tidySchema(schema)])
  )
}

function isBoolean({ enum: choices }: JsonSchema): boolean {
  return Boolean(choices?.includes(true) && choices.includes('true'))
}
