import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  type IdempotentCommand,
  toKeyedCommand,
  type KeyedCommand,
  replayStoredReply,
  runOnce,
} from '#shared/idempotency/idempotent_command'
import { OutcomeUnknown } from '#shared/idempotency/idempotency_errors'

interface TwoSteps<Outcome, Answer> {
  /** Runs checks that do not need the transaction, and returns the work that does. */
  prepare: () => Promise<(trx: TransactionClientContract) => Promise<Outcome>>
  /** Builds the answer from the outcome. It must be safe to run twice. */
  answer: (outcome: Outcome) => Promise<Answer>
}

/**
 * Like `runOnce`, for commands whose answer takes long: stores the outcome in the transaction, and
 * the answer after it. If the process dies in between, a retry builds the answer. Throws
 * IdempotencyConflict and InvalidIdempotencyKey.
 */
export async function runOnceThenAnswer<Outcome extends object, Answer>(
  command: IdempotentCommand,
  { prepare, answer }: TwoSteps<Outcome, Answer>
): Promise<Answer> {
  const keyed = toKeyedCommand(command)
  const kept = keyed && (await readStoredOutcome<Outcome, Answer>(keyed))
  if (kept && 'body' in kept) return kept.body
  const outcome = kept ?? (await runOnce(command, await prepare()))
  const body = await answer(outcome)
  return keyed ? storeFirstAnswer(keyed, body) : body
}

async function readStoredOutcome<Outcome, Answer>(
  keyed: KeyedCommand
): Promise<Outcome | { body: Answer } | null> {
  const stored = await replayStoredReply<Outcome | { body: Answer }>(db, keyed)
  if (!stored) return null
  // A key of an earlier release, which claimed it first and stored the reply at the end.
  if (!stored.reply) throw new OutcomeUnknown()
  keyed.command.onReplay?.()
  return stored.reply
}

async function storeFirstAnswer<Answer>({ owner }: KeyedCommand, body: Answer): Promise<Answer> {
  await db.rawQuery(
    `update idempotency_keys set reply = reply || jsonb_build_object('body', :body::jsonb)
     where user_id = :user_id and key = :key and organization_id = :organization_id
       and not (reply \\? 'body')`,
    { ...owner, body: JSON.stringify(body) }
  )
  const { reply } = await db.from('idempotency_keys').where(owner).firstOrFail()
  return reply.body
}
