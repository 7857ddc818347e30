import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import type { NextFn } from '@adonisjs/core/types/http'
import { isRequestId } from '#shared/http/loggable_request_id'

/** Adds the log id to every response: the client's own if it is a UUID, else a new one. */
export default class RequestIdMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const { headers } = ctx.request.request
    const taken = headers['x-request-id']
    const id = [headers['request-id'], taken].find(isRequestId) ?? randomUUID()
    if (id !== taken) {
      headers['x-request-id'] = id
      ctx.logger = logger.child({ request_id: id })
    }
    // Set on Node's response, because static files bypass the framework's.
    ctx.response.response.setHeader('Request-Id', id)
    return next()
  }
}
