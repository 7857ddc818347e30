import type { Fields, JsonSchema } from '#shared/http/json_schema'

/**
 * A schema as VineJS writes it (JSON Schema draft 7, with what it would also take for a boolean) in
 * the words of JSON Schema 2020-12, with `notes` on fields by their names. What is not named is
 * ignored by the server and not refused, so nothing says otherwise.
 */
export function tidySchema(schema: JsonSchema, notes: Fields): JsonSchema {
  if (isBoolean(schema)) {
    return { type: schema.enum?.includes(null) ? ['boolean', 'null'] : 'boolean' }
  }
  const { additionalProperties, additionalItems, properties, required, items, ...tidy } = schema
  const tidyAll = (schemas: JsonSchema[]) => schemas.map((one) => tidySchema(one, notes))
  if (typeof additionalProperties === 'object') {
    tidy.additionalProperties = tidySchema(additionalProperties, notes)
  }
  if (properties) tidy.properties = tidyFields(properties, notes)
  if (required?.length) tidy.required = required
  if (Array.isArray(items)) Object.assign(tidy, { prefixItems: tidyAll(items), items: items[0] })
  else if (items) tidy.items = tidySchema(items, notes)
  if (schema.prefixItems) tidy.prefixItems = tidyAll(schema.prefixItems)
  if (schema.anyOf) tidy.anyOf = tidyAll(schema.anyOf)
  return tidy
}

function tidyFields(fields: Fields, notes: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [
      name,
      annotated(name, tidySchema(schema, notes), notes),
    ])
  )
}

/** With what is known of every field of this name. */
function annotated(name: string, schema: JsonSchema, notes: Fields): JsonSchema {
  return Object.hasOwn(notes, name) ? { ...notes[name], ...schema } : schema
}

function isBoolean({ enum: choices }: JsonSchema): boolean {
  return Boolean(choices?.includes(true) && choices.includes('true'))
}
