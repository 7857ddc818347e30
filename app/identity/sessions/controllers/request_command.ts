import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import type { IdempotentCommand } from '#shared/idempotency/idempotent_command'

/**
 * A request as a command that runs once: method, path, question, organization, body and files make
 * two of them the same.
 */
export async function readCommand(ctx: HttpContext): Promise<IdempotentCommand> {
  const { ownerOfCommands, organization } = callerOf(ctx)
  const { request, response } = ctx
  // `header()` answers an empty one as none, and the variable of a program that is empty would pay twice.
  const key = request.headers()['idempotency-key']?.toString()
  const files = key === undefined ? [] : await hashFiles(ctx)
  return {
    key,
    ...ownerOfCommands,
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
