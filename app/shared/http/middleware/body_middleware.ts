import app from '@adonisjs/core/services/app'
import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import type { BodyParserConfig } from '@adonisjs/core/types/bodyparser'
import bodyparser, { LONG_BODIES } from '#config/bodyparser'

export default class BodyMiddleware {
  readonly #usual = parserOf(bodyparser)
  readonly #long = parserOf({
    ...bodyparser,
    json: { ...bodyparser.json, limit: LONG_BODIES.limit },
  } as BodyParserConfig)

  handle(ctx: HttpContext, next: NextFn) {
    const isLong = LONG_BODIES.routes.includes(ctx.route?.pattern ?? '')
    return (isLong ? this.#long : this.#usual).handle(ctx, next)
  }
}

function parserOf(config: BodyParserConfig) {
  return new BodyParserMiddleware(config, app.experimentalFlags)
}
