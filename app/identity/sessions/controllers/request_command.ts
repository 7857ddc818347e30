import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import type { IdempotentCommand } from '#shared/idempotency/idempotent_command'

/** Identifies a command for idempotency by method, URL, organization, body and files. */
export async function readCommand(ctx: HttpContext): Promise<IdempotentCommand> {
  const { idempotencyKeyOwner, organization } = callerOf(ctx)
  const { request, response } = ctx
  // `header()` ignores an empty key, so an API client whose variable is empty could pay twice.
  const key = request.headers()['idempotency-key']?.toString()
  const files = key === undefined ? [] : await hashFiles(ctx)
  return {
    key,
    ...idempotencyKeyOwner,
    request: [request.method(), request.url(true), organization.id, request.body(), ...files],
    onReplay: () => void response.header('Idempotency-Replayed', 'true'),
  }
}

async function hashFiles({ request }: HttpContext): Promise<string[]> {
  const digests = []
  for (const { tmpPath } of Object.values(request.allFiles()).flat()) {
    const hash = createHash('sha256')
    if (tmpPath) await pipeline(createReadStream(tmpPath), hash)
    digests.push(hash.digest('hex'))
  }
  return digests
}
