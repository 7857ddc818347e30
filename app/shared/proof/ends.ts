import db from '@adonisjs/lucid/services/db'
import { type Client, rowsOf } from '#shared/database/rows'
import { CHAIN_NAMES } from '#shared/proof/chains'
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
    const { now, ever } = await reached(client)
    const marks = await heldAgainst(client, known)
    const missing = ([...CHAIN_NAMES, 'seals'] as const).flatMap((of) => {
      const own = marks.filter((mark) => mark.of === of)
      const last = Math.max(ever[of], ...own.map(({ number }) => number))
      const seen = own.find(({ number }) => number > now[of])
      if (now[of] < last) return [placedFault(of, now[of] + 1, 'removed', seen?.seenAt ?? null)]
      const other = own.find(({ isSame }) => !isSame)
      return other ? [placedFault(of, other.number, 'altered', other.seenAt)] : []
    })
    const [seal, before] = await latestSeals(client, 2)
    const isContinued = before || seal?.number === 1
    const odd = seal && isContinued ? ownFaults(before, seal, undefined) : []
    return alsoFound(missing, [...(await linkFaults(client, 'last')), ...odd])
  })
}

type Reach = Record<Mark['of'], number>

/** How far links and seals go, and how far they have gone as far as seals and checks say. */
async function reached(client: Client): Promise<{ now: Reach; ever: Reach }> {
  const [reach] = await rowsOf<{ now: Reach; ever: Reach }>(
    client,
    `select jsonb_build_object('ledger', own.ledger, 'audit', own.audit, 'seals', own.seals) as now,
       jsonb_build_object('ledger', greatest(own.ledger, checked.ledger, sealed.ledger),
         'audit', greatest(own.audit, checked.audit, sealed.audit), 'seals', greatest(own.seals, checked.seals)) as ever
     from (select (select coalesce(max(number), 0) from public.proof_links where chain = 'ledger') as ledger,
         (select coalesce(max(number), 0) from public.proof_links where chain = 'audit') as audit,
         (select coalesce(max(number), 0) from public.proof_seals) as seals) as own,
       (select max(ledger_upto) as ledger, max(audit_upto) as audit, max(seals) as seals from public.proof_checks) as checked,
       (select max(ledger_upto) as ledger, max(audit_upto) as audit from public.proof_seals) as sealed`
  )
  return reach!
}

type Held = Mark & { isSame: boolean }

async function heldAgainst(client: Client, marks: Mark[]): Promise<Held[]> {
  const rows = await rowsOf<Pick<Held, 'isSame'>>(
    client,
    `select coalesce(encode(there.hash, 'hex') = mark.hash, false) as "isSame"
     from rows from (jsonb_to_recordset(cast(:marks as jsonb)) as ("of" text, number bigint, hash text)) with ordinality
       as mark ("of", number, hash, place)
     left join lateral (
       select hash from public.proof_links where chain = mark."of" and number = mark.number
       union all select hash from public.proof_seals where mark."of" = 'seals' and number = mark.number
     ) as there on true order by place`,
    { marks: JSON.stringify(marks) }
  )
  return marks.map((mark, place) => ({ ...mark, ...rows[place]! }))
}
