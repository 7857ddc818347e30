import logger from '@adonisjs/core/services/logger'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import { CHAIN_NAMES, type ChainName } from '#shared/proof/chains'
import { findLastOwnCheck } from '#shared/proof/proof_checks'

/** The last row of a chain in `proof_links`, the last seal or the last check at one moment. */
export interface ChainMark {
  of: ChainName
  number: number
  hash: string
  seenAt: Date
}

/** An attacker with database access only cannot change marks in memory. */
let rememberedMarks: ChainMark[] = []

export async function readKnownMarks(): Promise<ChainMark[]> {
  return [...rememberedMarks, ...(await readStoredMarks())]
}

/** Saves the ends of chains and seals in memory, in the log and in the file store. */
export async function saveMarks() {
  const marks = await readCurrentMarks()
  const isSame = marks.every(({ of, hash }) =>
    rememberedMarks.some((mark) => mark.of === of && mark.hash === hash)
  )
  rememberedMarks = marks
  if (isSame) return
  const ends = marks.map(({ of, number, hash }) => [of, `${number} ${hash}`])
  logger.info(Object.fromEntries(ends), 'Chains end here')
  const key = await findMarksKey()
  try {
    const isKnown = await drive.use().exists(key)
    if (!isKnown)
      logger.info({ key }, 'First check of this database: its chains are monitored from now on')
    await drive.use().put(key, JSON.stringify(marks), { visibility: 'private' })
  } catch (error) {
    logger.warn({ err: error }, 'The ends of the chains could not be stored')
  }
}

export async function clearMarks({ keepStore = false } = {}) {
  rememberedMarks = []
  if (!keepStore) await drive.use().delete(await findMarksKey())
}

async function readCurrentMarks(): Promise<ChainMark[]> {
  const chains = CHAIN_NAMES.map(
    (chain) => `(select '${chain}' as of, number, encode(hash, 'hex') as hash
      from public.proof_links where chain = '${chain}' order by proof_links.number desc limit 1)`
  )
  const rows = await queryRows<Omit<ChainMark, 'seenAt'>>(
    db,
    `${chains.join(' union all ')} union all (select 'seals', number, encode(hash, 'hex')
      from public.proof_seals order by proof_seals.number desc limit 1)`
  )
  const check = await findLastOwnCheck()
  const seenAt = new Date()
  const all = check ? [...rows, { of: 'checks' as const, ...check }] : rows
  return all.map((mark) => ({ ...mark, seenAt }))
}

async function readStoredMarks(): Promise<ChainMark[]> {
  const key = await findMarksKey()
  try {
    if (!(await drive.use().exists(key))) return []
    const marks: (Omit<ChainMark, 'seenAt'> & { seenAt: string })[] = JSON.parse(
      await drive.use().get(key)
    )
    return marks.map((mark) => ({ ...mark, seenAt: new Date(mark.seenAt) }))
  } catch (error) {
    logger.warn({ err: error }, 'The stored ends of the chains could not be read')
    return []
  }
}

/** Names the file by the database's id, which a restored backup shares, so that lost rows show. */
async function findMarksKey(): Promise<string> {
  const [own] = await queryRows<{ id: string }>(db, 'select id::text from public.database_identity')
  return `proof/marks_${own!.id}.json`
}
