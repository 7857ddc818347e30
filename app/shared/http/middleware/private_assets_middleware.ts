import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

const PRIVATE_PREFIX = '/assets/server'

/** The server-rendering bundle is built beside the public assets; nobody may download it. */
export default class PrivateAssetsMiddleware {
  handle({ request, response }: HttpContext, next: NextFn) {
    const path = decodedPath(request.url()).toLowerCase()
    if (path.replace(/\/+/g, '/').startsWith(PRIVATE_PREFIX)) {
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
