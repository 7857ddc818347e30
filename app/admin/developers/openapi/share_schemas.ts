import { type ResponseSchemas, schemaReference } from '#admin/developers/openapi/response_schemas'
import type { SchemaFields } from '#shared/http/json_schema'

const MESSAGE_SCHEMA = {
  type: 'object',
  properties: { message: { type: 'string' } },
  required: ['message'],
}

/**
 * Replaces repeated schemas with references. Keeps a schema inline if two names match, such as
 * country and city, because either name would mislead.
 */
export function shareSchemas(answers: SchemaFields, transformed: SchemaFields): ResponseSchemas {
  const named: SchemaFields = { ...transformed, Message: MESSAGE_SCHEMA }
  const names = Map.groupBy(Object.keys(named), (name) => JSON.stringify(named[name]))
  const used = new Set<string>()
  const share = <T>(whole: T): T =>
    JSON.parse(
      JSON.stringify(whole, (key, part) => {
        const [name, another] = (key && names.get(JSON.stringify(part))) || []
        if (!name || another) return part
        used.add(name)
        return schemaReference(name)
      })
    )
  const sharing = share(answers)
  const schemas: SchemaFields = {}
  for (const name of used) schemas[name] = share(named[name]!)
  return { schemas, answers: sharing }
}
