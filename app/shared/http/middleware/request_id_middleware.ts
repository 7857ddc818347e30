import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import type { NextFn } from '@adonisjs/core/types/http'
import { isRequestId } from '#shared/http/loggable_request_id'

/** Sends each request's log id back: the client's own id if it is a UUID, else a new one. */
export default class RequestIdMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const { headers } = ctx.request.request
    const taken = headers['x-request-id']
    const id = [headers['request-id'], taken].find(isRequestId) ?? randomUUID()
    if (id !== taken) {
      headers['x-request-id'] = id
      ctx.logger = logger.child({ request_id: id })
    }
    // Set the header on Node's response: static files bypass the framework's response.
    ctx.response.response.setHeader('Request-Id', id)
    return next()
  }
}
