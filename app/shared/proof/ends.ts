import db from '@adonisjs/lucid/services/db'
import { type Client, rowsOf } from '#shared/database/rows'
import { CHAIN_NAMES } from '#shared/proof/chains'
import type { Fault } from '#shared/proof/fault'
import { knownMarks, type Mark } from '#shared/proof/marks'
import { readPlainly } from '#shared/proof/plain_reading'

/** At the end of a chain, or of the seals. */
export type EndFault = Fault & Pick<Mark, 'of'> & { at: number }

/**
 * What is missing at the ends, or is another than was seen there. Then nothing is linked or sealed: rows that were altered
 * meanwhile would be linked anew, and nothing would show it.
 */
export async function endFaults(): Promise<EndFault[]> {
  const known = await knownMarks()
  return readPlainly(db, async (client) => {
    const { now, ever } = await reached(client)
    const marks = await heldAgainst(client, known)
    return ([...CHAIN_NAMES, 'seals'] as const).flatMap((of) => {
      const own = marks.filter((mark) => mark.of === of)
      const other = own.find(({ isThere, isSame }) => isThere && !isSame)
      const last = Math.max(ever[of], ...own.map(({ number }) => number))
      if (now[of] >= last) return other ? [endFault(of, other.number, 'altered', other.seenAt)] : []
      const seen = own.find(({ number }) => number > now[of])
      return [endFault(of, now[of] + 1, 'removed', seen?.seenAt ?? null)]
    })
  })
}

function endFault(of: Mark['of'], at: number, what: Fault['what'], soundAt: Date | null): EndFault {
  const row =
    of === 'seals' ? { table: 'proof_seals', id: at } : { table: 'proof_links', id: `${of} ${at}` }
  return { ...row, of, at, what, soundAt }
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

type Held = Mark & { isThere: boolean; isSame: boolean }

async function heldAgainst(client: Client, marks: Mark[]): Promise<Held[]> {
  const rows = await rowsOf<Pick<Held, 'isThere' | 'isSame'>>(
    client,
    `select there.hash is not null as "isThere", coalesce(encode(there.hash, 'hex') = mark.hash, false) as "isSame"
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
