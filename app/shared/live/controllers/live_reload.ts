import type { HttpContext } from '@adonisjs/core/http'
import { isApiUrl } from '#shared/http/api_url'

/** Whether a page asks by itself, since it was told of news: its reader has asked for nothing. */
export function isLiveReload({ request }: HttpContext): boolean {
  const isPage = request.method() === 'GET' && !isApiUrl(request.url())
  return isPage && request.header('sendam-live') !== undefined
}

/** Nobody is led away, and nothing that was typed is lost, by what a page has asked by itself. */
export function answerUnchanged({ response }: HttpContext) {
  for (const name of ['location', 'x-inertia-location']) response.removeHeader(name)
  response.noContent()
}
