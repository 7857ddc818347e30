import { type SqlClient, queryRows } from '#shared/database/query_rows'
import { CHAIN_NAMES, type Chain } from '#shared/proof/chains'
import { sha256 } from '#shared/proof/merkle'

/** How many links of a chain a seal covers; `upto` is the last row of `proof_links`. */
export interface SealEnd {
  links: number
  /** Before the first link, `upto` is 0 and `hash` is empty. */
  upto: number
  hash: string
}

export interface SealContents {
  number: number
  day: string
  ends: Record<Chain, SealEnd>
  root: string
  previousHash: string
}

export type Seal = SealContents & { hash: string; sealedAt: Date }

/** Hashes a seal with the hash of the previous one, so a change invalidates all later seals. */
export function hashSeal({ number, day, ends, root, previousHash }: SealContents): string {
  const held = CHAIN_NAMES.flatMap((chain) => {
    const { links, upto, hash } = ends[chain]
    return [links, upto, hash]
  })
  return sha256([number, day, ...held, root, previousHash].join('\n'))
}

const selectSealEnd = (
  chain: Chain
) => `jsonb_build_object('links', ${chain}_links, 'upto', ${chain}_upto,
  'hash', encode(${chain}_hash, 'hex'))`

export function listSeals(client: SqlClient, { after = 0, most = 100_000 } = {}): Promise<Seal[]> {
  return queryRows<Seal>(
    client,
    `select number, to_char(day, 'YYYY-MM-DD') as day,
       jsonb_build_object(${CHAIN_NAMES.map((chain) => `'${chain}', ${selectSealEnd(chain)}`).join(', ')}) as ends,
       encode(root, 'hex') as root, encode(previous_hash, 'hex') as "previousHash",
       encode(hash, 'hex') as hash, created_at as "sealedAt"
     from public.proof_seals where number > :after order by proof_seals.number limit :most`,
    { after, most }
  )
}

export async function listLatestSeals(client: SqlClient, most: number): Promise<Seal[]> {
  const [newest] = await queryRows<{ number: number }>(
    client,
    'select coalesce(max(number), 0) as number from public.proof_seals'
  )
  const found = await listSeals(client, { after: newest!.number - most, most })
  return found.reverse()
}

/** Returns the seal that covers a row of `proof_links`, and the one before it; null if none. */
export async function findSealOfLinks(client: SqlClient, chain: Chain, number: number) {
  const [found] = await queryRows<{ number: number }>(
    client,
    `select number from public.proof_seals where ${chain}_upto >= :number
     order by proof_seals.number limit 1`,
    { number }
  )
  return found ? findSealWithPrevious(client, found.number) : null
}

export async function findSealWithPrevious(client: SqlClient, number: number) {
  const found = await listSeals(client, { after: number - 2, most: 2 })
  const [before, seal] = [null, ...found].slice(-2)
  return { before: before ?? null, seal: seal! }
}
