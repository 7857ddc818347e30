import type { HttpContext } from '@adonisjs/core/http'
import { queueCallLog } from '#identity/api_keys/call_log'

/** Logs each finished request of a key, for its owner. */
export function logApiCall({ ctx, duration }: { ctx: HttpContext; duration: [number, number] }) {
  const { apiKeyId, request, response } = ctx
  if (apiKeyId === undefined) return
  const [seconds, nanoseconds] = duration
  queueCallLog({
    keyId: apiKeyId,
    method: request.method(),
    path: request.url(),
    status: response.response.statusCode,
    errorCode: readErrorCode(response.getBody()),
    durationMs: Math.round(seconds * 1e3 + nanoseconds / 1e6),
    requestId: request.id() ?? '',
    address: request.ip(),
    at: new Date(),
  })
}

function readErrorCode(body: unknown): string | null {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : null
  return typeof code === 'string' ? code : null
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    apiKeyId?: number
  }
}
