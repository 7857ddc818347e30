import type { HttpContext } from '@adonisjs/core/http'

/** Whether a page asks by itself, since it was told of news: its reader has asked for nothing. */
export function isLiveRead({ request }: HttpContext): boolean {
  return request.header('sendam-live') !== undefined
}

/** Nobody is led away, and nothing that was typed is lost, by what a page has asked by itself. */
export function leaveAsItIs({ response }: HttpContext) {
  for (const name of ['location', 'x-inertia-location']) response.removeHeader(name)
  response.noContent()
}
