import logger from '@adonisjs/core/services/logger'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { rowsOf } from '#shared/database/rows'
import { CHAIN_NAMES } from '#shared/proof/chains'
import { lastOwnCheck } from '#shared/proof/checks'
import type { End } from '#shared/proof/fault'

/** The last row of links of a chain, the last seal, or the last check, as it was seen. */
export interface Mark {
  of: End
  number: number
  hash: string
  seenAt: Date
}

/** What this process has seen: nobody changes it who has only the database. */
let remembered: Mark[] = []

/** All that is known of before, in this process and in the store of files. */
export async function knownMarks(): Promise<Mark[]> {
  return [...remembered, ...(await storedMarks())]
}

/** Remembers where chains and seals end, in this process, in its log, and in the store of files. */
export async function keepMarks() {
  const marks = await marksNow()
  const isSame = marks.every(({ of, hash }) =>
    remembered.some((mark) => mark.of === of && mark.hash === hash)
  )
  remembered = marks
  if (isSame) return
  const ends = marks.map(({ of, number, hash }) => [of, `${number} ${hash}`])
  logger.info(Object.fromEntries(ends), 'Chains end here')
  const key = await keyOfMarks()
  try {
    const isKnown = await drive.use().exists(key)
    if (!isKnown)
      logger.info({ key }, 'This database is new here: its chains are watched from now on')
    await drive.use().put(key, JSON.stringify(marks), { visibility: 'private' })
  } catch (error) {
    logger.warn({ err: error }, 'Where the chains end could not be stored')
  }
}

/** As though no process had run before, and nothing were in the store. */
export async function forgetMarks({ keepStore = false } = {}) {
  remembered = []
  if (!keepStore) await drive.use().delete(await keyOfMarks())
}

async function marksNow(): Promise<Mark[]> {
  const chains = CHAIN_NAMES.map(
    (chain) => `(select '${chain}' as of, number, encode(hash, 'hex') as hash
      from public.proof_links where chain = '${chain}' order by proof_links.number desc limit 1)`
  )
  const rows = await rowsOf<Omit<Mark, 'seenAt'>>(
    db,
    `${chains.join(' union all ')} union all (select 'seals', number, encode(hash, 'hex')
      from public.proof_seals order by proof_seals.number desc limit 1)`
  )
  const check = await lastOwnCheck()
  const seenAt = new Date()
  const all = check ? [...rows, { of: 'checks' as const, ...check }] : rows
  return all.map((mark) => ({ ...mark, seenAt }))
}

async function storedMarks(): Promise<Mark[]> {
  const key = await keyOfMarks()
  try {
    if (!(await drive.use().exists(key))) return []
    const marks: (Omit<Mark, 'seenAt'> & { seenAt: string })[] = JSON.parse(
      await drive.use().get(key)
    )
    return marks.map((mark) => ({ ...mark, seenAt: new Date(mark.seenAt) }))
  } catch (error) {
    logger.warn({ err: error }, 'Where the chains ended could not be read from the store')
    return []
  }
}

/** Another database is another book, and one that was restored from its backup is the same: rows that it lost show. */
async function keyOfMarks(): Promise<string> {
  const [own] = await rowsOf<{ id: string }>(db, 'select id::text from public.database_identity')
  return `proof/marks_${own!.id}.json`
}
