import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import server from '@adonisjs/core/services/server'
import drain from '#config/drain'
import { hasLostSupervisor } from '../../../bin/runtime/end_with_supervisor.js'
import { HOOKS_END_WITHIN_MS, REQUESTS_END_WITHIN_MS } from '../../../bin/runtime/stop_signal.js'

let isDraining = false

/** Whether this process is about to stop, so that proxies must use another one. */
export function isServerDraining(): boolean {
  return isDraining
}

/**
 * Loses no request when the process stops: it goes on serving until proxies have noticed, and ends
 * each connection with its answer. Only then does it stop listening.
 */
export function drainBeforeStop(endStreams: () => void) {
  const http = server.getNodeServer()!
  const unanswered = new Set<ServerResponse>()
  http.prependListener('request', (_request, response: ServerResponse) => {
    if (isDraining) response.setHeader('Connection', 'close')
    unanswered.add(response)
    response.once('close', () => unanswered.delete(response))
  })
  app.terminating(async () => {
    isDraining = true
    for (const response of unanswered) {
      if (!response.headersSent) response.setHeader('Connection', 'close')
    }
    endStreams()
    if (!hasLostSupervisor()) await wait(drain.ms)
    const closed = new Promise((resolve) => http.close(resolve))
    // Ends the streams that were opened meanwhile.
    endStreams()
    const cut = setTimeout(() => {
      logger.warn({ requests: unanswered.size }, 'Requests that took too long were cut')
      http.closeAllConnections()
      // Their queries may hold database connections, which the shutdown would wait for.
      setTimeout(() => process.exit(), HOOKS_END_WITHIN_MS).unref()
    }, REQUESTS_END_WITHIN_MS)
    await closed
    clearTimeout(cut)
  })
}
