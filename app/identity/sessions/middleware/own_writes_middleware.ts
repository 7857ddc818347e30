import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import logger from '@adonisjs/core/services/logger'
import { hasReplica } from '#config/database'
import type { Caller } from '#identity/sessions/caller'
import { noteWrite, stayOnPrimary } from '#shared/database/reading'
import { isLiveRead } from '#shared/live/controllers/live_read'

/**
 * Where there is a replica, remembers how far the database had come when somebody changed something, before they are
 * answered, and when a page was told that somebody else did. Until then they read from the primary.
 */
export default class OwnWritesMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { caller, request } = ctx
    if (!hasReplica || !caller) return next()
    const isSafe = ['GET', 'HEAD', 'OPTIONS'].includes(request.method())
    if (isSafe && !isLiveRead(ctx)) return next()
    stayOnPrimary(caller)
    if (isSafe) await noted(caller)
    try {
      return await next()
    } finally {
      if (!isSafe) await noted(caller)
    }
  }
}

/** What was done is not undone because of it: the primary is away, and the replica is not used after that. */
async function noted(caller: Caller) {
  try {
    await noteWrite(caller)
  } catch (error) {
    logger.warn({ err: error }, 'Not noted how far the database was at a change')
  }
}
