import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DISTRIBUTED, FIRST } from '#admin/distribution/plan'
import { distributionSteps, type Step } from '#admin/distribution/steps'
import { rowsOf } from '#shared/database/rows'

/** What is not ready is refused in one sentence. */
class NotDistributable extends Error {}

/** The steps, or none where it has been done. */
export async function stepsToDo(client: QueryClientContract): Promise<Step[]> {
  return (await isDistributed(client)) ? [] : distributionSteps(client)
}

/**
 * In one transaction: it is done whole or not at all, and may be started again. Whoever writes meanwhile would wait, and
 * then meet tables that this version cannot write to; so nobody may. Answers false where it had been done.
 */
export async function distribute(
  client: QueryClientContract,
  say: (step: Step) => void
): Promise<boolean> {
  await refuseWithoutCitus(client)
  if (await isDistributed(client)) return false
  await refuseRunningProcesses(client)
  await client.transaction(async (trx) => {
    await trx.rawQuery(`set local citus.multi_shard_modify_mode to 'sequential'`)
    await trx.rawQuery(`lock table ${Object.keys(DISTRIBUTED).join(', ')} in access exclusive mode`)
    for (const step of await distributionSteps(trx)) {
      say(step)
      await trx.rawQuery(step.sql)
    }
  })
  return true
}

async function isDistributed(client: QueryClientContract): Promise<boolean> {
  const [known] = await rowsOf<{ is: boolean }>(
    client,
    `select to_regclass('pg_catalog.pg_dist_partition') is not null as is`
  )
  if (!known!.is) return false
  const [row] = await rowsOf<{ is: boolean }>(
    client,
    `select exists (select from pg_dist_partition where logicalrelid = '${FIRST}'::regclass and partmethod = 'h') as is`
  )
  return row!.is
}

async function refuseWithoutCitus(client: QueryClientContract) {
  const [extension] = await rowsOf(
    client,
    `select extversion from pg_extension where extname = 'citus'`
  )
  if (!extension)
    throw new NotDistributable(
      'This database has no Citus: nothing was done. Install it, preload it and run "create extension citus" first.'
    )
  const [nodes] = await rowsOf<{ count: number }>(
    client,
    `select count(*)::int as count from pg_dist_node where shouldhaveshards and isactive`
  )
  if (nodes!.count === 0)
    throw new NotDistributable(
      'This Citus has no node that takes shards: run citus_add_node for each first.'
    )
}

async function refuseRunningProcesses(client: QueryClientContract) {
  const [running] = await rowsOf<{ count: number }>(
    client,
    `select count(*)::int as count from running_processes where seen_at > now() - interval '2 minutes'`
  )
  if (running!.count > 0)
    throw new NotDistributable(
      'Web processes or workers use this database, or did in the last two minutes: stop them all first.'
    )
}
