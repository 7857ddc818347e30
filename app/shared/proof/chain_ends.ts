import db from '@adonisjs/lucid/services/db'
import { type SqlClient, queryRows } from '#shared/database/query_rows'
import { type Chain, CHAIN_NAMES, type Reach } from '#shared/proof/chains'
import { listLatestSeals } from '#shared/proof/day_seals'
import { mergeFaults, type PlacedFault, createPlacedFault } from '#shared/proof/fault'
import { findLinkFaults } from '#shared/proof/link_check'
import { readKnownMarks, type ChainMark } from '#shared/proof/chain_marks'
import { readWithTrustedFunctions } from '#shared/proof/trusted_reads'
import { findOwnSealFaults } from '#shared/proof/seal_faults'

/**
 * Finds last rows of chains and seals that are missing, altered since they were seen, or detached
 * from their predecessor. While any is found, link and seal nothing: new links would hide the
 * alteration.
 */
export async function findEndFaults(): Promise<PlacedFault[]> {
  const known = await readKnownMarks()
  return readWithTrustedFunctions(db, async (client) => {
    const marks = await compareMarks(client, known)
    const ends = await readEnds(client)
    const missing = ends.flatMap((end) =>
      findMissing(
        end,
        marks.filter(({ of }) => of === end.of)
      )
    )
    return mergeFaults(missing, [
      ...findAlteredChecks(marks),
      ...(await findLinkFaults(client, 'last')),
      ...(await findLastSealFaults(client)),
    ])
  })
}

export async function readReach(): Promise<Reach> {
  const ends = await readWithTrustedFunctions(db, readEnds)
  return Object.fromEntries(ends.map(({ of, number }) => [of, number])) as Reach
}

interface Ending {
  of: Chain | 'seals'
  number: number
  at: Date | null
  /** The highest number that any seal or check has recorded. */
  ever: number
}

function findMissing({ of, number, at, ever }: Ending, marks: ComparedMark[]): PlacedFault[] {
  const madeAt = at ?? new Date(0)
  const gone = marks.find((mark) => mark.number > number)
  if (gone || ever > number) {
    return [{ ...createPlacedFault(of, number + 1, 'removed', gone?.seenAt ?? at), madeAt }]
  }
  const other = marks.find(({ isSame }) => !isSame)
  return other ? [{ ...createPlacedFault(of, other.number, 'altered', other.seenAt), madeAt }] : []
}

/** Compares only the check of the mark: check ids may have gaps, so no others are expected. */
function findAlteredChecks(marks: ComparedMark[]): PlacedFault[] {
  const other = marks.find(({ of, isSame }) => of === 'checks' && !isSame)
  if (!other) return []
  return [
    createPlacedFault('checks', other.number, other.isThere ? 'altered' : 'removed', other.seenAt),
  ]
}

async function findLastSealFaults(client: SqlClient): Promise<PlacedFault[]> {
  const [seal, before] = await listLatestSeals(client, 2)
  if (!seal || (!before && seal.number > 1)) return []
  return findOwnSealFaults(before, seal, undefined)
}

function readEnds(client: SqlClient): Promise<Ending[]> {
  const chains = CHAIN_NAMES.map(
    (
      chain
    ) => `select '${chain}' as of, last.*, (select max(${chain}_upto) from public.proof_seals) as sealed
      from ${lastOf(`public.proof_links where chain = '${chain}'`)}`
  )
  const all = `${chains.join(' union all ')} union all select 'seals', last.*, 0 from ${lastOf('public.proof_seals')}`
  return queryRows<Ending>(
    client,
    `select of, coalesce(number, 0) as number, created_at as at, greatest(sealed, checked, 0) as ever
     from (${all}) as ends cross join lateral (
       select max(cast(reach ->> of as bigint)) as checked from public.proof_checks) as checks`
  )
}

const lastOf = (rows: string) => `(select) as one left join lateral (
  select number, created_at from ${rows} order by number desc limit 1) as last on true`

type ComparedMark = ChainMark & { isThere: boolean; isSame: boolean }

async function compareMarks(client: SqlClient, marks: ChainMark[]): Promise<ComparedMark[]> {
  const rows = await queryRows<Pick<ComparedMark, 'isThere' | 'isSame'>>(
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
