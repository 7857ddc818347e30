import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { IdempotencyConflict, InvalidIdempotencyKey } from '#shared/idempotency/idempotency_errors'
import { queryRows } from '#shared/database/query_rows'
import { canonicalJson } from '#shared/idempotency/canonical_json'

const KEY = /^[\w.:-]{8,100}$/

/** What somebody asks for under a key of their own choice, if they chose one. */
export type IdempotentCommand = {
  key: string | undefined
  userId: number
  /** Where the key is another one in each organization. */
  organizationId?: number
  /** What is the same in two requests that are the same. */
  request: readonly unknown[]
  /** Runs where nothing is done, since it was done before. */
  onReplay?: () => void
}

/** A command under its key, as the database keeps it. */
export interface KeyedCommand {
  owner: { user_id: number; key: string; organization_id: number }
  hash: string
  command: IdempotentCommand
}

/** Null for a command without a key. Throws InvalidIdempotencyKey. */
export function toKeyedCommand(command: IdempotentCommand): KeyedCommand | null {
  const { key, userId, organizationId = 0, request } = command
  if (key === undefined) return null
  if (!KEY.test(key)) throw new InvalidIdempotencyKey()
  const owner = { user_id: userId, key, organization_id: organizationId }
  return { owner, hash: hashOf(canonicalJson(request)), command }
}

/** Throws IdempotencyConflict where a key was used for another request than this one. */
export function requireSameRequest(stored: string, { hash, command }: KeyedCommand) {
  // The version before this one hashed requests as they were written; its keys are kept for 30 days.
  const isSame = stored === hash || stored === hashOf(JSON.stringify(command.request))
  if (!isSame) throw new IdempotencyConflict()
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Whether the key is ours now; a twin that has it in an open transaction is waited for. */
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
 * Runs a command that moves money, in one transaction with the record of its key: the same key and
 * request answer the stored reply, the same key with another request throws IdempotencyConflict.
 * Twins that arrive together wait for each other, because the second insert waits for the first
 * one's commit. A command that fails leaves no key behind and may be tried again.
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
