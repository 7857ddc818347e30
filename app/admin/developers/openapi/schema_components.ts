import string from '@adonisjs/core/helpers/string'
import type { JsonSchema, SchemaFields } from '#shared/http/json_schema'
import { schemaReference } from '#admin/developers/openapi/response_schemas'

const INT32_MAX = 2 ** 31 - 1

/**
 * The named schemas of the OpenAPI file. Typed languages need a name for each object and each list
 * of choices, and a format for each number, so both are added here. A schema has the name of its
 * place (`Shipment`, `origin` → `ShipmentOrigin`), or of the first place with the same schema,
 * unless its `title` names it.
 */
export class SchemaComponents {
  readonly schemas: SchemaFields = {}
  readonly #names = new Map<string, string>()

  constructor(named: SchemaFields) {
    for (const [name, schema] of Object.entries(named))
      this.#save(this.#complete(schema, name), name)
  }

  /** Returns the schema with references to components in place of its objects and choices. */
  refer(schema: JsonSchema, place: string): JsonSchema {
    if (!isNamed(schema)) return this.#complete(schema, place)
    const { title, description, ...own } = schema
    if ([own.type].flat().includes('null')) {
      return describe(
        { anyOf: [this.refer(withoutNull(own), place), { type: 'null' }] },
        description
      )
    }
    const complete = this.#complete(own, title ?? place)
    const name = this.#names.get(JSON.stringify(complete)) ?? this.#save(complete, title ?? place)
    return describe(schemaReference(name), description)
  }

  #save(schema: JsonSchema, name: string): string {
    if (this.schemas[name]) throw new Error(`Two schemas of the API have the name ${name}`)
    this.schemas[name] = schema
    this.#names.set(JSON.stringify(schema), name)
    return name
  }

  #complete(schema: JsonSchema, place: string): JsonSchema {
    const { properties, items, prefixItems, anyOf, additionalProperties, uniqueItems, ...own } =
      schema
    const element = string.singular(place)
    return {
      ...typed(own),
      // A list of different objects is a set in Java, where equal objects are hard to define.
      ...(uniqueItems !== undefined && !(items && items.properties) && { uniqueItems }),
      ...(properties && {
        properties: Object.fromEntries(
          Object.entries(properties).map(([name, field]) => [
            name,
            this.refer(field, placeOf(place, name)),
          ])
        ),
      }),
      ...(items && { items: this.refer(items, element) }),
      ...(prefixItems && { prefixItems: prefixItems.map((one) => this.refer(one, element)) }),
      ...(anyOf && { anyOf: anyOf.map((one) => this.refer(one, place)) }),
      ...(additionalProperties !== undefined && {
        additionalProperties:
          typeof additionalProperties === 'object'
            ? this.refer(additionalProperties, element)
            : additionalProperties,
      }),
    }
  }
}

/** Parameters and headers keep their choices, because languages name them after the call. */
export function typed(schema: JsonSchema): JsonSchema {
  const { type = typesOf(schema.enum), ...rest } = schema
  const format = rest.format ?? numberFormat(type, rest.maximum)
  return { ...(type && { type }), ...rest, ...(format && { format }) }
}

function typesOf(choices: readonly unknown[] = []): string | string[] | undefined {
  const types = [...new Set(choices.map((one) => (one === null ? 'null' : typeof one)))]
  return types.length > 1 ? types : types[0]
}

function numberFormat(type: JsonSchema['type'], maximum: unknown): string | undefined {
  const types = [type].flat()
  if (types.includes('number')) return 'double'
  if (!types.includes('integer')) return undefined
  return typeof maximum === 'number' && maximum <= INT32_MAX ? 'int32' : 'int64'
}

function isNamed({ properties, enum: choices }: JsonSchema): boolean {
  return Boolean(properties ?? choices?.some((one) => typeof one === 'string'))
}

function withoutNull({ type, enum: choices, ...own }: JsonSchema): JsonSchema {
  const types = [type].flat().filter((one) => one !== 'null')
  return {
    ...own,
    ...(types[0] && { type: types[0] }),
    ...(choices && { enum: choices.filter((one) => one !== null) }),
  }
}

/** The place of a field: `Tracking`, `trackingList` → `TrackingList`. */
function placeOf(place: string, name: string): string {
  const field = capitalized(name)
  return field.startsWith(place) ? field : place + field
}

function describe(schema: JsonSchema, description: string | undefined): JsonSchema {
  return description ? { ...schema, description } : schema
}

export function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

export function camelCase(name: string): string {
  return name.replace(/[._](\w)/g, (_, letter: string) => letter.toUpperCase())
}
