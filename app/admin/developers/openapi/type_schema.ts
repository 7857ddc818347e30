import type ts from 'typescript'
import type { JsonSchema } from '#shared/http/json_schema'

/**
 * Derives the JSON schema of a type. Sorts everything, because the compiler's order depends on what
 * it has read before.
 */
export function schemaOfType(
  { TypeFlags, SymbolFlags }: typeof ts,
  checker: ts.TypeChecker,
  type: ts.Type
): JsonSchema {
  const isDefined = ({ flags }: ts.Type) => !(flags & TypeFlags.Undefined)

  function schemaOf(part: ts.Type): JsonSchema {
    const is = (flags: ts.TypeFlags) => Boolean(part.flags & flags)
    if (part.isStringLiteral() || part.isNumberLiteral()) return { const: part.value }
    if (is(TypeFlags.BooleanLiteral)) return { const: checker.typeToString(part) === 'true' }
    if (is(TypeFlags.StringLike)) return { type: 'string' }
    if (is(TypeFlags.NumberLike)) return { type: 'number' }
    if (is(TypeFlags.Boolean)) return { type: 'boolean' }
    if (is(TypeFlags.Null)) return { type: 'null' }
    if (part.isUnion()) return unionSchema(part.types.filter(isDefined).map(schemaOf))
    if (!is(TypeFlags.Object | TypeFlags.Intersection)) return {}
    const [index] = checker.getIndexInfosOfType(part)
    if (checker.isArrayType(part)) return { type: 'array', items: schemaOf(index!.type) }
    return index ? { type: 'object', additionalProperties: schemaOf(index.type) } : objectOf(part)
  }

  function objectOf(part: ts.Type): JsonSchema {
    const fields = checker
      .getPropertiesOfType(part)
      .map((field) => ({ field, type: checker.getTypeOfSymbol(field) }))
      .filter((one) => isDefined(one.type))
      .sort((one, other) => (one.field.name < other.field.name ? -1 : 1))
    const required = fields.filter(({ field }) => !(field.flags & SymbolFlags.Optional))
    return {
      type: 'object',
      properties: Object.fromEntries(fields.map((one) => [one.field.name, schemaOf(one.type)])),
      ...(required.length > 0 ? { required: required.map(({ field }) => field.name) } : {}),
    }
  }

  return schemaOf(type)
}

/** Merges string literals into an enum, and adds null to a plain type. */
function unionSchema(schemas: JsonSchema[]): JsonSchema {
  const rest = schemas.filter(({ type }) => type !== 'null')
  const schema = choiceSchema(rest)
  if (rest.length === schemas.length) return schema
  if (typeof schema.type !== 'string' || schema.type === 'object') {
    return { anyOf: [...(schema.anyOf ?? [schema]), { type: 'null' }] }
  }
  const choices = schema.enum ? { enum: [...schema.enum, null] } : {}
  return { ...schema, type: [schema.type, 'null'], ...choices }
}

function choiceSchema(schemas: JsonSchema[]): JsonSchema {
  if (schemas.length === 1) return schemas[0]!
  const values = schemas.map((schema) => schema.const)
  if (values.every((value) => typeof value === 'boolean')) return { type: 'boolean' }
  if (values.every((value) => typeof value === 'string')) {
    return { type: 'string', enum: values.sort() }
  }
  const text = (schema: JsonSchema) => JSON.stringify(schema)
  return { anyOf: schemas.sort((one, other) => (text(one) < text(other) ? -1 : 1)) }
}
