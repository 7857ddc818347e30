import { type Client, rowsOf } from '#shared/database/rows'
import { reached } from '#shared/proof/checks'
import { hashOfSeal, linksOf, type Seal, seals } from '#shared/proof/day_seals'
import type { Fault } from '#shared/proof/fault'
import type { Root } from '#shared/proof/given_roots'
import { rootOf, sha256 } from '#shared/proof/merkle'
import { TURNS } from '#shared/proof/row_check'
import type { CheckScope } from '#shared/proof/verification'

/** Each seal holds a hash of itself and of the one before, and the root of its day's links. */
export async function sealFaults(client: Client, { turn, roots }: CheckScope): Promise<Fault[]> {
  const faults: Fault[] = []
  const all = await seals(client)
  for (const [at, seal] of all.entries()) {
    const own = ownFaults(all[at - 1], seal, all[at + 1])
    faults.push(...own)
    const isInTurn = turn === null || seal.number % TURNS === turn % TURNS
    if (own.length === 0 && isInTurn) faults.push(...(await rootFaults(client, all[at - 1], seal)))
  }
  return [...faults, ...(await missingAtTheEnd(client, all)), ...missingRoots(all, roots)]
}

function ownFaults(before: Seal | undefined, seal: Seal, behind: Seal | undefined): Fault[] {
  const { number, hash, sealedAt } = seal
  const found: Fault[] = []
  const expected = (before?.number ?? 0) + 1
  const isBehindGap = number > expected
  if (isBehindGap) found.push(sealFault(expected, 'removed', sealedAt))
  const isLinked = seal.previousHash === (before?.hash ?? sha256(''))
  if (hash !== hashOfSeal(seal)) {
    const belongs = isLinked || isBehindGap || behind?.previousHash === hash
    found.push(sealFault(number, belongs ? 'altered' : 'inserted', sealedAt))
  } else if (!isLinked && !isBehindGap) {
    found.push(sealFault(number - 1, 'altered', sealedAt))
  }
  return found
}

/** Whoever rewrote links with all that hang on them cannot make the root of their day come out the same. */
async function rootFaults(client: Client, before: Seal | undefined, seal: Seal): Promise<Fault[]> {
  const links = await linksOf(client, { after: before?.day ?? null, upto: seal.day })
  if (rootOf(links) === seal.root) return []
  const note = 'its links are not what was sealed'
  return [{ table: 'proof_links', id: seal.day, what: 'altered', note, soundAt: seal.sealedAt }]
}

/** A day is sealed before anything of a later one is linked. */
async function missingAtTheEnd(client: Client, all: Seal[]): Promise<Fault[]> {
  const last = all.at(-1)
  const [links] = await rowsOf<{ isMissing: boolean }>(
    client,
    `select exists (select from proof_links where day < (select max(day) from proof_links)
       and day > coalesce(cast(:last as date), '-infinity')) as "isMissing"`,
    { last: last?.day ?? null }
  )
  const { now, ever } = await reached(client)
  if (!links!.isMissing && now.seals === ever.seals) return []
  return [sealFault((last?.number ?? 0) + 1, 'removed', null)]
}

function missingRoots(all: Seal[], roots: Root[]): Fault[] {
  return roots
    .filter(({ root }) => !all.some((seal) => seal.root === root || seal.hash === root))
    .map(({ root, day }) => {
      const now = all.find((seal) => seal.day === day)
      const note = now
        ? `its root was ${root} and is ${now.root} now`
        : `no seal has the root ${root}`
      const fault = sealFault(now?.number ?? day ?? root.slice(0, 12), now ? 'altered' : 'removed')
      return { ...fault, note }
    })
}

function sealFault(id: number | string, what: Fault['what'], soundAt: Date | null = null): Fault {
  return { table: 'proof_seals', id, what, soundAt }
}
