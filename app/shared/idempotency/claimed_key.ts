import { setTimeout } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import {
  type Command,
  keyedCommand,
  type KeyedCommand,
  takeKey,
} from '#shared/idempotency/idempotent_command'
import { IdempotencyConflict, OutcomeUnknown, StillRunning } from '#shared/idempotency/key_refusals'

/** Nothing that a request does takes as long: whoever began it has died. */
const LEASE_MS = 5 * 60_000
const PATIENCE_MS = 30_000
const PAUSE_MS = 100

/** What a request answered, to be answered again. */
export interface KeptReply {
  status: number
  body: unknown
}

/**
 * A key that is taken before its command runs and keeps the reply after it, for commands of any
 * number of transactions. Whoever dies between the two leaves a key whose outcome nobody knows: it is
 * never run again. What moves money uses `runOnce`, where that cannot happen.
 */
export class ClaimedKey {
  readonly #command: KeyedCommand

  private constructor(command: KeyedCommand) {
    this.#command = command
  }

  /**
   * Null without a key. A twin waits for the first and gets its reply; after half a minute it throws
   * StillRunning. Throws IdempotencyConflict, InvalidIdempotencyKey, OutcomeUnknown.
   */
  static async take(command: Command): Promise<ClaimedKey | KeptReply | null> {
    const keyed = keyedCommand(command)
    if (!keyed) return null
    const until = Date.now() + PATIENCE_MS
    while (Date.now() < until) {
      if (await takeKey(db, keyed)) return new ClaimedKey(keyed)
      const reply = await keptReply(keyed)
      if (reply) return reply
      await setTimeout(PAUSE_MS)
    }
    throw new StillRunning()
  }

  /** What did not succeed leaves no key behind and may be tried again. */
  async settle(reply: KeptReply) {
    const row = db.from('idempotency_keys').where(this.#command.owner)
    if (reply.status >= 300) await row.delete()
    else await row.update({ reply: JSON.stringify(reply) })
  }
}

/** Null while it runs, and when it has failed meanwhile. */
async function keptReply({ owner, hash }: KeyedCommand): Promise<KeptReply | null> {
  const row = await db.from('idempotency_keys').where(owner).first()
  if (!row) return null
  if (row.request_hash !== hash) throw new IdempotencyConflict()
  if (!row.reply && Date.now() - row.created_at.getTime() > LEASE_MS) throw new OutcomeUnknown()
  return row.reply
}
