import db from '@adonisjs/lucid/services/db'
import { type Client, rowsOf } from '#shared/database/rows'
import { type Chain, CHAIN_NAMES } from '#shared/proof/chains'
import { latestSeals } from '#shared/proof/day_seals'
import { alsoFound, type PlacedFault, placedFault } from '#shared/proof/fault'
import { linkFaults } from '#shared/proof/link_check'
import { knownMarks, type Mark } from '#shared/proof/marks'
import { readPlainly } from '#shared/proof/plain_reading'
import { ownFaults } from '#shared/proof/seal_faults'

/**
 * What is missing at the ends, is another than was seen there, or does not continue what is before it. Then nothing is linked
 * or sealed: rows that were altered meanwhile would be linked anew, and nothing would show it.
 */
export async function endFaults(): Promise<PlacedFault[]> {
  const known = await knownMarks()
  return readPlainly(db, async (client) => {
    const marks = await heldAgainst(client, known)
    const ends = await endsNow(client)
    const missing = ends.flatMap((end) =>
      missingAt(
        end,
        marks.filter(({ of }) => of === end.of)
      )
    )
    return alsoFound(missing, [
      ...otherChecks(marks),
      ...(await linkFaults(client, 'last')),
      ...(await lastSealFaults(client)),
    ])
  })
}

export type Reach = Record<Chain | 'seals', number>

/** How far links and seals go. */
export async function reachNow(): Promise<Reach> {
  const ends = await readPlainly(db, endsNow)
  return Object.fromEntries(ends.map(({ of, number }) => [of, number])) as Reach
}

interface Ending {
  of: Chain | 'seals'
  number: number
  at: Date | null
  /** As far as seals and checks say that it has gone. */
  ever: number
}

function missingAt({ of, number, at, ever }: Ending, marks: Held[]): PlacedFault[] {
  const madeAt = at ?? new Date(0)
  const gone = marks.find((mark) => mark.number > number)
  if (gone || ever > number) {
    return [{ ...placedFault(of, number + 1, 'removed', gone?.seenAt ?? at), madeAt }]
  }
  const other = marks.find(({ isSame }) => !isSame)
  return other ? [{ ...placedFault(of, other.number, 'altered', other.seenAt), madeAt }] : []
}

/** Outcomes of checks are not numbered without gaps: what was seen is there or not. */
function otherChecks(marks: Held[]): PlacedFault[] {
  const other = marks.find(({ of, isSame }) => of === 'checks' && !isSame)
  if (!other) return []
  return [placedFault('checks', other.number, other.isThere ? 'altered' : 'removed', other.seenAt)]
}

async function lastSealFaults(client: Client): Promise<PlacedFault[]> {
  const [seal, before] = await latestSeals(client, 2)
  if (!seal || (!before && seal.number > 1)) return []
  return ownFaults(before, seal, undefined)
}

function endsNow(client: Client): Promise<Ending[]> {
  const chains = CHAIN_NAMES.map(
    (
      chain
    ) => `select '${chain}' as of, last.*, (select max(${chain}_upto) from public.proof_seals) as sealed
      from ${lastOf(`public.proof_links where chain = '${chain}'`)}`
  )
  const all = `${chains.join(' union all ')} union all select 'seals', last.*, 0 from ${lastOf('public.proof_seals')}`
  return rowsOf<Ending>(
    client,
    `select of, coalesce(number, 0) as number, created_at as at, greatest(sealed, checked, 0) as ever
     from (${all}) as ends cross join lateral (
       select max(cast(reach ->> of as bigint)) as checked from public.proof_checks) as checks`
  )
}

const lastOf = (rows: string) => `(select) as one left join lateral (
  select number, created_at from ${rows} order by number desc limit 1) as last on true`

type Held = Mark & { isThere: boolean; isSame: boolean }

async function heldAgainst(client: Client, marks: Mark[]): Promise<Held[]> {
  const rows = await rowsOf<Pick<Held, 'isThere' | 'isSame'>>(
    client,
    `select there.hash is not null as "isThere", coalesce(there.hash = mark.hash, false) as "isSame"
     from rows from (jsonb_to_recordset(cast(:marks as jsonb)) as ("of" text, number bigint, hash text)) with ordinality
       as mark ("of", number, hash, place)
     left join lateral (
       select encode(hash, 'hex') as hash from public.proof_links where chain = mark."of" and number = mark.number
       union all select encode(hash, 'hex') from public.proof_seals where mark."of" = 'seals' and number = mark.number
       union all select coalesce(mac, '') from public.proof_checks where mark."of" = 'checks' and id = mark.number
     ) as there on true order by place`,
    { marks: JSON.stringify(marks) }
  )
  return marks.map((mark, place) => ({ ...mark, ...rows[place]! }))
}
