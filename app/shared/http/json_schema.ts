/** The subset of JSON Schema 2020-12 that the API reference uses. */
export type JsonSchema = {
  $ref?: string
  type?: string | string[]
  /** The name of the component, if not that of its place. */
  title?: string
  description?: string
  format?: string
  enum?: readonly unknown[]
  const?: unknown
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  items?: JsonSchema | false
  prefixItems?: JsonSchema[]
  anyOf?: JsonSchema[]
  [keyword: string]: unknown
}

export type SchemaFields = Record<string, JsonSchema>
