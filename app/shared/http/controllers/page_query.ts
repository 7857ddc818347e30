import type { HttpContext } from '@adonisjs/core/http'
import { errors, type VineValidator } from '@vinejs/vine'
import type { Infer, SchemaTypes } from '@vinejs/vine/types'
import { DateTime } from 'luxon'

type PageQuery<V> =
  V extends VineValidator<infer Schema extends SchemaTypes, infer _Meta> ? Infer<Schema> : never

/** Reads a page's query string. Invalid fields, as in old bookmarks, are ignored. */
export async function readPageQuery<V extends VineValidator<SchemaTypes, undefined>>(
  { request }: Pick<HttpContext, 'request'>,
  validator: V
): Promise<PageQuery<V>> {
  const query = { ...request.qs() }
  for (;;) {
    const [problems, listQuery] = await validator.tryValidate(query, { meta: undefined })
    if (!problems) return listQuery as PageQuery<V>
    const wrong = fieldsOf(problems).filter((field) => field in query)
    if (wrong.length === 0) throw problems
    for (const field of wrong) delete query[field]
  }
}

/** Builds the prop `listQuery`: the valid part of the query, which tells the page what it shows. */
export function echoPageQuery({ inertia }: Pick<HttpContext, 'inertia'>, listQuery: object) {
  const given = Object.entries(listQuery).filter(([, value]) => (value ?? '') !== '')
  const parts = given.map(([name, value]): [string, string] => [name, toQueryText(value)])
  return inertia.always(Object.fromEntries(parts))
}

function toQueryText(value: unknown): string {
  return value instanceof Date ? DateTime.fromJSDate(value).toISODate()! : String(value)
}

type Problem = { field: string; meta?: { otherField?: string } }

/** If two fields contradict each other, lists both, because either may be wrong. */
function fieldsOf(problems: Error): string[] {
  if (!(problems instanceof errors.E_VALIDATION_ERROR)) return []
  const messages: Problem[] = problems.messages
  const wrong = messages.flatMap(({ field, meta }) => [field, meta?.otherField ?? field])
  return wrong.map((field) => field.split('.')[0]!)
}
