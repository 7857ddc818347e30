import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

const KINDS: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
}

/** Sends files as compressed by the build: a seventh smaller than on the fly, at no CPU time. */
export default class CompressedFilesMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    const [, name, kind] = /^\/assets\/([\w-]+\.(\w+))$/.exec(request.url()) ?? []
    const type = KINDS[kind ?? '']
    const isRead = ['GET', 'HEAD'].includes(request.method())
    if (!type || !isRead || request.encoding(['br']) !== 'br') return next()
    const file = await readFile(app.publicPath(`assets/${name}.br`)).catch(() => null)
    if (!file) return next()
    response.header('Content-Type', type).header('Content-Encoding', 'br').vary('Accept-Encoding')
    // A file never changes, because its name contains a hash of its content.
    response.header('Cache-Control', 'public, max-age=31536000, immutable')
    response.send(file)
  }
}
