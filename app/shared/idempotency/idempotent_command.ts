import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { IdempotencyConflict, InvalidIdempotencyKey } from '#shared/idempotency/idempotency_errors'
import { queryRows } from '#shared/database/query_rows'
import { canonicalJson } from '#shared/idempotency/canonical_json'

const KEY = /^[\w.:-]{8,100}$/

export type IdempotentCommand = {
  key: string | undefined
  userId: number
  /** Separates a user's keys by organization. By default a user has one set of keys. */
  organizationId?: number
  request: readonly unknown[]
  onReplay?: () => void
}

export interface KeyedCommand {
  owner: { user_id: number; key: string; organization_id: number }
  hash: string
  command: IdempotentCommand
}

export function toKeyedCommand(command: IdempotentCommand): KeyedCommand | null {
  const { key, userId, organizationId = 0, request } = command
  if (key === undefined) return null
  if (!KEY.test(key)) throw new InvalidIdempotencyKey()
  const owner = { user_id: userId, key, organization_id: organizationId }
  return { owner, hash: hashOf(canonicalJson(request)), command }
}

/** Throws IdempotencyConflict if the key was used for another request. */
export function requireSameRequest(stored: string, { hash, command }: KeyedCommand) {
  // Earlier releases hashed the plain JSON. Accept such hashes: keys live for 30 days.
  const isSame = stored === hash || stored === hashOf(JSON.stringify(command.request))
  if (!isSame) throw new IdempotencyConflict()
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Whether this call claimed the key. Waits for another transaction that is inserting it. */
export async function claimKey(
  client: Parameters<typeof queryRows>[0],
  { owner, hash }: KeyedCommand
): Promise<boolean> {
  const rows = await queryRows<{ key: string }>(
    client,
    `insert into idempotency_keys (user_id, key, organization_id, request_hash)
     values (:user_id, :key, :organization_id, :hash)
     on conflict do nothing returning key`,
    { ...owner, hash }
  )
  return rows.length > 0
}

/**
 * Runs a command that moves money in one transaction with its key. A repeat returns the stored
 * reply; another request with the key throws IdempotencyConflict. Concurrent duplicates wait for
 * the first commit. A failed command leaves no key, so it may be retried.
 */
export async function runOnce<Reply extends object>(
  command: IdempotentCommand,
  run: (trx: TransactionClientContract) => Promise<Reply>
): Promise<Reply> {
  const keyed = toKeyedCommand(command)
  if (!keyed) return db.transaction(run)
  return db.transaction(async (trx) => {
    if (!(await claimKey(trx, keyed))) return readStoredReply<Reply>(trx, keyed)
    const reply = await run(trx)
    await trx
      .from('idempotency_keys')
      .where(keyed.owner)
      .update({ reply: JSON.stringify(reply) })
    return reply
  })
}

async function readStoredReply<Reply>(
  trx: TransactionClientContract,
  keyed: KeyedCommand
): Promise<Reply> {
  const row = await trx.from('idempotency_keys').where(keyed.owner).firstOrFail()
  requireSameRequest(row.request_hash, keyed)
  keyed.command.onReplay?.()
  return row.reply
}
