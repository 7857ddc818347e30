import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DomainError } from '#shared/errors/domain_error'
import { rowsOf } from '#shared/database/rows'

const KEY = /^[\w.:-]{8,100}$/

class InvalidIdempotencyKey extends DomainError {
  constructor() {
    super(
      'E_INVALID_IDEMPOTENCY_KEY',
      'The Idempotency-Key header needs 8 to 100 letters, digits, dots, colons, dashes or underscores.'
    )
  }
}

class IdempotencyConflict extends DomainError {
  constructor() {
    super(
      'E_IDEMPOTENCY_CONFLICT',
      'This Idempotency-Key was already used for another request. Please send a new one.'
    )
  }
}

/** What somebody asks for under a key of their own choice, if they chose one. */
export type Command = {
  key: string | undefined
  userId: number
  /** What is the same in two requests that are the same. */
  request: readonly unknown[]
}

/**
 * Runs a command that moves money, in one transaction with the record of its key: the same key and
 * request answer the stored reply, the same key with another request throws IdempotencyConflict.
 * Twins that arrive together wait for each other, because the second insert waits for the first
 * one's commit. A command that fails leaves no key behind and may be tried again.
 */
export async function runOnce<Reply extends object>(
  { key, userId, request }: Command,
  command: (trx: TransactionClientContract) => Promise<Reply>
): Promise<Reply> {
  if (key === undefined) return db.transaction(command)
  if (!KEY.test(key)) throw new InvalidIdempotencyKey()
  const owner = { user_id: userId, key }
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex')
  return db.transaction(async (trx) => {
    const rows = await rowsOf<{ key: string }>(
      trx,
      `insert into idempotency_keys (user_id, key, request_hash) values (?, ?, ?)
       on conflict do nothing returning key`,
      [userId, key, hash]
    )
    if (rows.length === 0) return storedReply<Reply>(trx, owner, hash)
    const reply = await command(trx)
    await trx
      .from('idempotency_keys')
      .where(owner)
      .update({ reply: JSON.stringify(reply) })
    return reply
  })
}

async function storedReply<Reply>(
  trx: TransactionClientContract,
  owner: { user_id: number; key: string },
  hash: string
): Promise<Reply> {
  const row = await trx.from('idempotency_keys').where(owner).firstOrFail()
  if (row.request_hash !== hash) throw new IdempotencyConflict()
  return row.reply
}
