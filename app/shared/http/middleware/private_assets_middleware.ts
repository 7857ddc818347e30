import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** The folder, and not what only begins like it: a page's own script may be called server_list. */
const PRIVATE_FOLDER = /^\/assets\/server(\/|$)/

/** The server-rendering bundle is built beside the public assets; nobody may download it. */
export default class PrivateAssetsMiddleware {
  handle({ request, response }: HttpContext, next: NextFn) {
    const path = decodedPath(request.url()).toLowerCase()
    if (PRIVATE_FOLDER.test(path.replace(/\/+/g, '/'))) {
      return response.status(404).send('Not found')
    }
    return next()
  }
}

function decodedPath(url: string): string {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}
