import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { IdempotencyConflict, InvalidIdempotencyKey } from '#shared/idempotency/idempotency_errors'
import { queryRows, type SqlClient } from '#shared/database/query_rows'
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
function requireSameRequest(stored: string, { hash, command }: KeyedCommand) {
  // Earlier releases hashed the plain JSON. Accept such hashes: keys live for 30 days.
  const isSame = stored === hash || stored === hashOf(JSON.stringify(command.request))
  if (!isSame) throw new IdempotencyConflict()
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Whether this call claimed the key. Waits for another transaction that is inserting it. */
export async function claimKey(client: SqlClient, { owner, hash }: KeyedCommand): Promise<boolean> {
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
  const stored = await replayStoredReply<Reply>(trx, keyed)
  keyed.command.onReplay?.()
  return stored!.reply!
}

/**
 * Returns the reply, which is null while an earlier command runs, or null without the key. Only a
 * write waits for a standby: a primary that crashed and restarted shows commits that no standby has
 * confirmed, and a failover would lose them. Throws IdempotencyConflict.
 */
export async function replayStoredReply<Reply>(
  client: SqlClient,
  keyed: KeyedCommand
): Promise<{ reply: Reply | null; age: number } | null> {
  const [row] = await queryRows<{ request_hash: string; reply: Reply | null; age: number }>(
    client,
    `with stored as (select * from idempotency_keys
       where user_id = :user_id and key = :key and organization_id = :organization_id),
     replayed as (update idempotency_keys keys set replayed_at = clock_timestamp() from stored
       where stored.reply is not null and keys.user_id = stored.user_id and keys.key = stored.key
         and keys.organization_id = stored.organization_id)
     select request_hash, reply, extract(epoch from clock_timestamp() - created_at) as age from stored`,
    keyed.owner
  )
  if (row) requireSameRequest(row.request_hash, keyed)
  return row ?? null
}
