import type { HttpContext } from '@adonisjs/core/http'

/** What the open dialog of a page is about: `?detail=12`; null where none of these is open. */
export function readDialogRecordId(
  { request }: Pick<HttpContext, 'request'>,
  names: readonly string[]
): number | null {
  const asked = request.qs()
  const id = names.map((name) => asked[name]).find((value) => value !== undefined)
  return typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : null
}
