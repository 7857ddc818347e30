import { existsSync, readdirSync } from 'node:fs'
import { inject } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import StaticMiddleware from '@adonisjs/static/static_middleware'

const folder = app.publicPath()
const names = new Set(existsSync(folder) ? readdirSync(folder) : [])

/** Serves files of `public/` and spares all other requests the file lookup. */
@inject()
export default class PublicFilesMiddleware {
  constructor(private files: StaticMiddleware) {}

  handle(ctx: HttpContext, next: NextFn) {
    const [, first = ''] = ctx.request.url().split('/', 2)
    return names.has(first) ? this.files.handle(ctx, next) : next()
  }
}
