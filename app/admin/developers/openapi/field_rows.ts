import type { JsonSchema } from '#shared/http/json_schema'

export type FieldRow = {
  /** The path of the field, such as `items[].packageDimension.length`. */
  path: string
  type: string
  required: boolean
  note: string
}

/** Flattens a schema depth first; nested fields follow their object. */
export function listFieldRows(schema: JsonSchema, path = ''): FieldRow[] {
  const rows: FieldRow[] = []
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const here = path ? `${path}.${name}` : name
    const required = schema.required?.includes(name) ?? false
    rows.push({ path: here, type: describeType(field), required, note: describeField(field) })
    rows.push(...listFieldRows(elementSchema(field), here + listSuffix(field)))
  }
  return rows
}

function elementSchema(schema: JsonSchema): JsonSchema {
  const choice = schema.anyOf?.find(({ properties, items }) => properties ?? items)
  if (choice) return elementSchema(choice)
  return schema.items ? elementSchema(schema.items) : schema
}

function listSuffix(schema: JsonSchema): string {
  const list = schema.items ? schema : schema.anyOf?.find(({ items }) => items)
  return list?.items ? `[]${listSuffix(list.items)}` : ''
}

export function describeType(schema: JsonSchema): string {
  if (schema.anyOf) return schema.anyOf.map(describeType).join(' or ')
  if ('const' in schema) return JSON.stringify(schema.const)
  const types = [schema.type ?? typesOfChoices(schema.enum)]
    .flat()
    .filter((type) => type !== 'array')
  if ([schema.type].flat().includes('array')) types.unshift(listText(schema))
  return types.join(' or ') || 'anything'
}

function typesOfChoices(choices: readonly unknown[] = []): string[] {
  return [...new Set(choices.map((choice) => (choice === null ? 'null' : typeof choice)))]
}

function listText({ items, prefixItems }: JsonSchema): string {
  if (prefixItems) return `list of ${prefixItems.length}`
  return items && items.type ? `list of ${describeType(items)}` : 'list'
}

export function describeField(schema: JsonSchema): string {
  const choices = schema.enum ?? (schema.items ? schema.items.enum : undefined)
  const words = choices?.map((choice) => (choice === null ? 'null' : String(choice))).join(', ')
  return [schema.description, words && `One of: ${words}`, describeLimits(schema)]
    .filter(Boolean)
    .join('. ')
}

function describeLimits({ maxLength, minLength, minItems, maxItems }: JsonSchema): string {
  const parts = [
    minLength && `at least ${minLength} characters`,
    maxLength && `at most ${maxLength} characters`,
    minItems && `at least ${minItems}`,
    maxItems && `at most ${maxItems}`,
  ].filter(Boolean)
  const text = parts.join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
