import type { JsonSchema } from '#shared/http/json_schema'

/** One line of a table of fields. */
export type FieldRow = {
  /** `items[].packageDimension.length` */
  path: string
  type: string
  required: boolean
  note: string
}

/** A schema as lines for people, depth first; the lines of an object's fields follow its own. */
export function fieldRows(schema: JsonSchema, path = ''): FieldRow[] {
  const rows: FieldRow[] = []
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const here = path ? `${path}.${name}` : name
    const required = schema.required?.includes(name) ?? false
    rows.push({ path: here, type: typeText(field), required, note: noteOf(field) })
    rows.push(...fieldRows(elementOf(field), here + suffixOf(field)))
  }
  return rows
}

/** Of a list its elements, of a choice the object among them. */
function elementOf(schema: JsonSchema): JsonSchema {
  const choice = schema.anyOf?.find(({ properties, items }) => properties ?? items)
  if (choice) return elementOf(choice)
  return schema.items ? elementOf(schema.items) : schema
}

function suffixOf(schema: JsonSchema): string {
  const list = schema.items ? schema : schema.anyOf?.find(({ items }) => items)
  return list?.items ? `[]${suffixOf(list.items)}` : ''
}

export function typeText(schema: JsonSchema): string {
  if (schema.anyOf) return schema.anyOf.map(typeText).join(' or ')
  if ('const' in schema) return JSON.stringify(schema.const)
  const types = [schema.type ?? typesOf(schema.enum)].flat().filter((type) => type !== 'array')
  if ([schema.type].flat().includes('array')) types.unshift(listText(schema))
  return types.join(' or ') || 'anything'
}

function typesOf(choices: unknown[] = []): string[] {
  return [...new Set(choices.map((choice) => (choice === null ? 'null' : typeof choice)))]
}

function listText({ items, prefixItems }: JsonSchema): string {
  if (prefixItems) return `list of ${prefixItems.length}`
  return items && items.type ? `list of ${typeText(items)}` : 'list'
}

export function noteOf(schema: JsonSchema): string {
  const choices = schema.enum ?? (schema.items ? schema.items.enum : undefined)
  const words = choices?.map((choice) => (choice === null ? 'null' : String(choice))).join(', ')
  return [schema.description, words && `One of: ${words}`, limits(schema)]
    .filter(Boolean)
    .join('. ')
}

function limits({ maxLength, minLength, minItems, maxItems }: JsonSchema): string {
  const parts = [
    minLength && `at least ${minLength} characters`,
    maxLength && `at most ${maxLength} characters`,
    minItems && `at least ${minItems}`,
    maxItems && `at most ${maxItems}`,
  ].filter(Boolean)
  const text = parts.join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
