import type { JsonSchema, SchemaFields } from '#shared/http/json_schema'

const ANY_VALUE: JsonSchema = { description: 'Any JSON value' }

/**
 * Merges the schemas that a value may have into one, because few languages have unions: choices are
 * joined, and fields that not all objects have are optional.
 */
export function mergeSchemas(schemas: JsonSchema[]): JsonSchema {
  const all = schemas.flatMap(alternatives)
  const values = all.filter(({ type }) => type !== 'null')
  const schema = mergeValues(values)
  return values.length === all.length ? schema : nullable(schema)
}

/** Splits a schema that allows null into its value and null. */
function alternatives({ anyOf, type, ...own }: JsonSchema): JsonSchema[] {
  if (anyOf) return anyOf.flatMap(alternatives)
  if (!Array.isArray(type)) return [{ ...(type !== undefined && { type }), ...own }]
  return type.map((one) => {
    if (one === 'null') return { type: one }
    return {
      type: one,
      ...own,
      ...(own.enum && { enum: own.enum.filter((value) => value !== null) }),
    }
  })
}

function nullable(schema: JsonSchema): JsonSchema {
  if (schema === ANY_VALUE) return schema
  if (typeof schema.type !== 'string' || schema.type === 'object') {
    return { anyOf: [schema, { type: 'null' }] }
  }
  const { const: value, enum: choices = value === undefined ? [] : [value], ...own } = schema
  return {
    ...own,
    type: [schema.type, 'null'],
    ...(choices.length > 0 && { enum: [...choices, null] }),
  }
}

function mergeValues(schemas: JsonSchema[]): JsonSchema {
  const byText = new Map(schemas.map((schema) => [JSON.stringify(schema), schema]))
  const [first = { type: 'null' }, ...others] = byText.values()
  if (others.length === 0) return first
  const distinct = [first, ...others]
  const types = new Set(distinct.map(({ type }) => type))
  if (types.size === 1 && first.type === 'object') return mergeObjects(distinct)
  if (types.size === 1 && first.type === 'array') {
    return { type: 'array', items: mergeSchemas(distinct.map(({ items }) => items || {})) }
  }
  if (types.size === 1 && first.type === 'string') return mergeTexts(distinct)
  const isNumber = [...types].every((type) => type === 'integer' || type === 'number')
  return isNumber ? { type: 'number' } : ANY_VALUE
}

function mergeTexts(schemas: JsonSchema[]): JsonSchema {
  const choices = schemas.map(choicesOf)
  if (choices.includes(undefined)) return { type: 'string' }
  return { type: 'string', enum: [...new Set(choices.flat())].sort() }
}

function choicesOf({ enum: choices, const: value }: JsonSchema): readonly unknown[] | undefined {
  return value === undefined ? choices : [value]
}

function mergeObjects(schemas: JsonSchema[]): JsonSchema {
  const values = schemas.flatMap(({ additionalProperties: one }) =>
    typeof one === 'object' ? [one] : []
  )
  if (values.length === schemas.length) {
    return { type: 'object', additionalProperties: mergeSchemas(values) }
  }
  const names = [...new Set(schemas.flatMap(({ properties = {} }) => Object.keys(properties)))]
  const properties: SchemaFields = Object.fromEntries(
    names.sort().map((name) => [name, mergeSchemas(fieldsNamed(name, schemas))])
  )
  const required = names.filter((name) => schemas.every((one) => one.required?.includes(name)))
  return { type: 'object', properties, ...(required.length > 0 && { required }) }
}

function fieldsNamed(name: string, schemas: JsonSchema[]): JsonSchema[] {
  return schemas.flatMap(({ properties }) => (properties?.[name] ? [properties[name]] : []))
}
