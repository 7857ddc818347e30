import type { HttpContext } from '@adonisjs/core/http'
import { isApiUrl } from '#shared/http/api_call'

/** Whether a page asks by itself, since it was told of news: its reader has asked for nothing. */
export function isLiveRead({ request }: HttpContext): boolean {
  const isPage = request.method() === 'GET' && !isApiUrl(request.url())
  return isPage && request.header('sendam-live') !== undefined
}

/** Nobody is led away, and nothing that was typed is lost, by what a page has asked by itself. */
export function leaveAsItIs({ response }: HttpContext) {
  for (const name of ['location', 'x-inertia-location']) response.removeHeader(name)
  response.noContent()
}
