import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { rowsOf } from '#shared/database/rows'
import { settledNumbers } from '#shared/database/settled_numbers'
import { CHAIN_NAMES, CHAINS, type Chain, lockChains } from '#shared/proof/chains'
import { isCutOff } from '#shared/proof/checks'
import { sealDueDays } from '#shared/proof/day_seals'

const LINKS_AT_ONCE = 500

/** A first run over years of rows goes on with the next one. */
const ROUNDS = 400

interface Linking {
  /** Of Lagos; the database's clock unless told. */
  today?: string
  /** How often to look whether all writers have ended. */
  looks?: number
}

/**
 * Links what is settled and seals the days that are over. Each round is a transaction of its own, so one that is
 * killed leaves nothing half, and two at once link every row once. False when a transaction stays open that
 * may still write a row among the others; then nothing is done.
 */
export async function keepChains({ today, looks }: Linking = {}): Promise<boolean> {
  const settled = await settledNumbers(Object.values(CHAINS), looks)
  if (!settled) {
    logger.warn('A transaction stays open: no transfer and no line of the audit log is linked')
    return false
  }
  if (await isCutOff(db)) {
    logger.error('Links or seals at the end are gone: none are made until they are back')
    return false
  }
  for (const chain of CHAIN_NAMES) {
    for (let round = 0; round < ROUNDS; round++) {
      const count = await linkNext(chain, settled[CHAINS[chain]], today)
      if (count === 0) break
    }
  }
  return true
}

/** Days are sealed first: what comes now belongs to the next one. */
function linkNext(chain: Chain, upto: number, today: string | undefined): Promise<number> {
  return db.transaction(async (trx) => {
    await lockChains(trx)
    const day = today ?? (await todayOf(trx))
    await sealDueDays(trx, day)
    const [linked] = await rowsOf<{ count: number }>(
      trx,
      'select link_rows(:chain, :upto, cast(:day as date), :most) as count',
      { chain, upto, day, most: LINKS_AT_ONCE }
    )
    return linked!.count
  })
}

async function todayOf(trx: Parameters<typeof lockChains>[0]): Promise<string> {
  const [now] = await rowsOf<{ day: string }>(
    trx,
    `select to_char(now() at time zone 'Africa/Lagos', 'YYYY-MM-DD') as day`
  )
  return now!.day
}
