import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import type { Command } from '#wallet/ledger/idempotent_command'

/** A request as a command that runs once: method, path, organization and body make two of them the same. */
export function commandOf(ctx: HttpContext): Command {
  const { user, organization } = callerOf(ctx)
  const { request } = ctx
  return {
    key: request.header('idempotency-key'),
    userId: user.id,
    request: [request.method(), request.url(), organization.id, request.body()],
  }
}
