import type { HttpContext } from '@adonisjs/core/http'

/** Returns the id in `?detail=12`; null if none of these dialogs is open. */
export function readDialogRecordId(
  { request }: Pick<HttpContext, 'request'>,
  names: readonly string[]
): number | null {
  const asked = request.qs()
  const id = names.map((name) => asked[name]).find((value) => value !== undefined)
  return typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : null
}
