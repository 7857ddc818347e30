import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import logger from '@adonisjs/core/services/logger'
import { hasReplica } from '#config/database'
import type { Caller } from '#identity/sessions/caller'
import { recordWrite, stayOnPrimary } from '#shared/scale/replica_reads'
import { isLiveReload } from '#shared/live/controllers/live_reload'

/**
 * With a replica, records the primary's position after each change by a caller and before each live
 * reload. Until the replica has caught up, the primary answers that caller.
 */
export default class ReadYourWritesMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { caller, request } = ctx
    if (!hasReplica || !caller) return next()
    const isSafe = ['GET', 'HEAD', 'OPTIONS'].includes(request.method())
    if (isSafe && !isLiveReload(ctx)) return next()
    stayOnPrimary(caller)
    if (isSafe) await tryToRecordWrite(caller)
    try {
      return await next()
    } finally {
      if (!isSafe) await tryToRecordWrite(caller)
    }
  }
}

/** Only logs a failure: the change is committed. Without the primary, nobody reads the replica. */
async function tryToRecordWrite(caller: Caller) {
  try {
    await recordWrite(caller)
  } catch (error) {
    logger.warn({ err: error }, 'The database position of a change could not be saved')
  }
}
