import type { HttpContext } from '@adonisjs/core/http'

/** Returns 12 for `?detail=12`; null if the address opens none of the dialogs `names`. */
export function readDialogRecordId(
  { request }: Pick<HttpContext, 'request'>,
  names: readonly string[]
): number | null {
  const asked = request.qs()
  const id = names.map((name) => asked[name]).find((value) => value !== undefined)
  return typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : null
}
