import type { HttpContext } from '@adonisjs/core/http'
import { isApiUrl } from '#shared/http/api_url'

/** Whether the page reloads its data after a live update, without the reader doing anything. */
export function isLiveReload({ request }: HttpContext): boolean {
  const isPage = request.method() === 'GET' && !isApiUrl(request.url())
  return isPage && request.header('sendam-live') !== undefined
}

/** Answers a failed or redirected live reload with 204, so that the page keeps typed input. */
export function answerUnchanged({ response }: HttpContext) {
  for (const name of ['location', 'x-inertia-location']) response.removeHeader(name)
  response.noContent()
}
