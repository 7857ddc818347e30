import { setTimeout } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import {
  type IdempotentCommand,
  toKeyedCommand,
  type KeyedCommand,
  replayStoredReply,
  claimKey,
} from '#shared/idempotency/idempotent_command'
import { OutcomeUnknown, CommandStillRunning } from '#shared/idempotency/idempotency_errors'

/** No request takes longer, so after this time the process that claimed the key must have died. */
const LEASE_SECONDS = 5 * 60
/** After this time, a duplicate of a repeatable command no longer waits, but runs the command. */
const REPEATED_AFTER_SECONDS = 5
const MAX_WAIT_MS = 30_000
const PAUSE_MS = 100

export interface StoredReply {
  status: number
  body: unknown
}

/**
 * A key that a command claims before it runs, and that then stores the reply. If the process dies
 * in between, only a repeatable command runs again. Commands that move money use `runOnce`.
 */
export class ClaimedKey {
  readonly #command: KeyedCommand

  private constructor(command: KeyedCommand) {
    this.#command = command
  }

  /**
   * Returns the claimed key, the stored reply of a duplicate, or null without a key. A duplicate
   * waits up to 30 seconds for the reply, then throws CommandStillRunning. Throws
   * IdempotencyConflict, InvalidIdempotencyKey and OutcomeUnknown.
   */
  static async claim(
    command: IdempotentCommand,
    { isRepeatable }: { isRepeatable: boolean }
  ): Promise<ClaimedKey | StoredReply | null> {
    const keyed = toKeyedCommand(command)
    if (!keyed) return null
    const until = Date.now() + MAX_WAIT_MS
    while (Date.now() < until) {
      if (await claimKey(db, keyed)) return new ClaimedKey(keyed)
      const stored = await replayStoredReply<StoredReply>(db, keyed)
      if (stored?.reply) {
        command.onReplay?.()
        return stored.reply
      }
      const age = stored?.age ?? 0
      if (isRepeatable && age > REPEATED_AFTER_SECONDS) return new ClaimedKey(keyed)
      if (age > LEASE_SECONDS) throw new OutcomeUnknown()
      await setTimeout(PAUSE_MS)
    }
    throw new CommandStillRunning()
  }

  /** Stores a successful reply. A failed one deletes the key, so that the client may retry. */
  async settle(reply: StoredReply) {
    const row = db.from('idempotency_keys').where(this.#command.owner).whereNull('reply')
    if (reply.status >= 300) await row.delete()
    else await row.update({ reply: JSON.stringify(reply) })
  }
}
