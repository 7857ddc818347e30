import type { HttpContext } from '@adonisjs/core/http'
import { errors, type VineValidator } from '@vinejs/vine'
import type { Infer, SchemaTypes } from '@vinejs/vine/types'

type Question<V> =
  V extends VineValidator<infer Schema extends SchemaTypes, infer _Meta> ? Infer<Schema> : never

/**
 * What the address of a page asks for. Somebody may have typed it, or have kept it since last year: what is wrong in it
 * is as if it were not there, and the page is shown.
 */
export async function pageQuestion<V extends VineValidator<SchemaTypes, undefined>>(
  { request }: Pick<HttpContext, 'request'>,
  validator: V
): Promise<Question<V>> {
  const asked = { ...request.qs() }
  for (;;) {
    const [problems, question] = await validator.tryValidate(asked, { meta: undefined })
    if (!problems) return question as Question<V>
    const wrong = fieldsOf(problems).filter((field) => field in asked)
    // A page that cannot be asked for without something is no list.
    if (wrong.length === 0) throw problems
    for (const field of wrong) delete asked[field]
  }
}

function fieldsOf(problems: Error): string[] {
  if (!(problems instanceof errors.E_VALIDATION_ERROR)) return []
  return problems.messages.map(({ field }: { field: string }) => field.split('.')[0]!)
}
