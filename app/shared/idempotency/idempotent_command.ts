import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { IdempotencyConflict, InvalidIdempotencyKey } from '#shared/idempotency/key_refusals'
import { rowsOf } from '#shared/database/rows'

const KEY = /^[\w.:-]{8,100}$/

/** What somebody asks for under a key of their own choice, if they chose one. */
export type Command = {
  key: string | undefined
  userId: number
  /** Where the key is another one in each organization. */
  organizationId?: number
  /** What is the same in two requests that are the same. */
  request: readonly unknown[]
}

/** A command under its key, as the database keeps it. */
export interface KeyedCommand {
  owner: { user_id: number; key: string; organization_id: number }
  hash: string
}

/** Null for a command without a key. Throws InvalidIdempotencyKey. */
export function keyedCommand({
  key,
  userId,
  organizationId = 0,
  request,
}: Command): KeyedCommand | null {
  if (key === undefined) return null
  if (!KEY.test(key)) throw new InvalidIdempotencyKey()
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex')
  return { owner: { user_id: userId, key, organization_id: organizationId }, hash }
}

/** Whether the key is ours now; a twin that has it in an open transaction is waited for. */
export async function takeKey(
  client: Parameters<typeof rowsOf>[0],
  { owner, hash }: KeyedCommand
): Promise<boolean> {
  const rows = await rowsOf<{ key: string }>(
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
  command: Command,
  run: (trx: TransactionClientContract) => Promise<Reply>
): Promise<Reply> {
  const keyed = keyedCommand(command)
  if (!keyed) return db.transaction(run)
  return db.transaction(async (trx) => {
    if (!(await takeKey(trx, keyed))) return storedReply<Reply>(trx, keyed)
    const reply = await run(trx)
    await trx
      .from('idempotency_keys')
      .where(keyed.owner)
      .update({ reply: JSON.stringify(reply) })
    return reply
  })
}

async function storedReply<Reply>(
  trx: TransactionClientContract,
  { owner, hash }: KeyedCommand
): Promise<Reply> {
  const row = await trx.from('idempotency_keys').where(owner).firstOrFail()
  if (row.request_hash !== hash) throw new IdempotencyConflict()
  return row.reply
}
