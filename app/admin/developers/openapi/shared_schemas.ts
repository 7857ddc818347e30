import { type ApiAnswers, referenceTo } from '#admin/developers/openapi/answers'
import type { Fields } from '#shared/http/json_schema'

/** Most commands answer nothing else. */
const MESSAGE = {
  type: 'object',
  properties: { message: { type: 'string' } },
  required: ['message'],
}

/**
 * Refers to a named schema wherever it is repeated. What has two names (a country looks like a city)
 * stays in its place: either would mislead.
 */
export function shareSchemas(answers: Fields, transformed: Fields): ApiAnswers {
  const named: Fields = { ...transformed, Message: MESSAGE }
  const names = Map.groupBy(Object.keys(named), (name) => JSON.stringify(named[name]))
  const used = new Set<string>()
  const share = <T>(whole: T): T =>
    JSON.parse(
      JSON.stringify(whole, (key, part) => {
        const [name, another] = (key && names.get(JSON.stringify(part))) || []
        if (!name || another) return part
        used.add(name)
        return referenceTo(name)
      })
    )
  const sharing = share(answers)
  const schemas: Fields = {}
  for (const name of used) schemas[name] = share(named[name]!)
  return { schemas, answers: sharing }
}
