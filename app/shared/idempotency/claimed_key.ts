import { setTimeout } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import {
  type IdempotentCommand,
  toKeyedCommand,
  type KeyedCommand,
  requireSameRequest,
  claimKey,
} from '#shared/idempotency/idempotent_command'
import { OutcomeUnknown, CommandStillRunning } from '#shared/idempotency/idempotency_errors'

/** Nothing that a request does takes as long: whoever began it has died. */
const LEASE_SECONDS = 5 * 60
/** For what is safe to repeat, it is enough that a twin has had its time. */
const REPEATED_AFTER_SECONDS = 5
const MAX_WAIT_MS = 30_000
const PAUSE_MS = 100

/** What a request answered, to be answered again. */
export interface StoredReply {
  status: number
  body: unknown
}

/**
 * A key that is taken before its command runs and keeps the reply after it, for commands of any
 * number of transactions. Whoever dies between the two leaves a key whose outcome nobody knows: it is
 * never run again, unless that is safe. What moves money uses `runOnce`, where that cannot happen.
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
  static async take(
    command: IdempotentCommand,
    { isRepeatable }: { isRepeatable: boolean }
  ): Promise<ClaimedKey | StoredReply | null> {
    const keyed = toKeyedCommand(command)
    if (!keyed) return null
    const until = Date.now() + MAX_WAIT_MS
    while (Date.now() < until) {
      if (await claimKey(db, keyed)) return new ClaimedKey(keyed)
      const { reply, age } = await readKeyState(keyed)
      if (reply) {
        command.onReplay?.()
        return reply
      }
      if (isRepeatable && age > REPEATED_AFTER_SECONDS) return new ClaimedKey(keyed)
      if (age > LEASE_SECONDS) throw new OutcomeUnknown()
      await setTimeout(PAUSE_MS)
    }
    throw new CommandStillRunning()
  }

  /** What did not succeed leaves no key behind and may be tried again. */
  async settle(reply: StoredReply) {
    const row = db.from('idempotency_keys').where(this.#command.owner).whereNull('reply')
    if (reply.status >= 300) await row.delete()
    else await row.update({ reply: JSON.stringify(reply) })
  }
}

/**
 * No reply while it runs, and nothing at all when it has failed meanwhile. The age is in seconds, by the
 * clock of the database. Throws IdempotencyConflict.
 */
async function readKeyState(keyed: KeyedCommand) {
  const row = await db
    .from('idempotency_keys')
    .where(keyed.owner)
    .select('request_hash', 'reply')
    .select(db.raw('extract(epoch from clock_timestamp() - created_at) as age'))
    .first()
  if (row) requireSameRequest(row.request_hash, keyed)
  const reply: StoredReply | null = row?.reply ?? null
  return { reply, age: row?.age ?? 0 }
}
