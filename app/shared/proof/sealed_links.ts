import { type SqlClient, queryRows } from '#shared/database/query_rows'
import { CHAIN_NAMES, type Chain } from '#shared/proof/chains'
import { type Seal, type SealContents, findSealWithPrevious } from '#shared/proof/day_seals'
import {
  MERKLE_BLOCK_SIZE,
  computeMerklePath,
  computeMerkleRoot,
  type MerkleStep,
} from '#shared/proof/merkle'

/** Rows of `proof_links` read at once, so that a day of millions of links never fills memory. */
const ROWS_AT_ONCE = 40

export type SealedSpan = Record<Chain, { after: number; upto: number }>

export function toSealedSpan(
  before: Seal | null,
  { ends }: Pick<SealContents, 'ends'>
): SealedSpan {
  const spans = CHAIN_NAMES.map((chain) => {
    return [chain, { after: before?.ends[chain].upto ?? 0, upto: ends[chain].upto }]
  })
  return Object.fromEntries(spans)
}

/** Returns the roots of the span's blocks: transfers first, then audit entries, by position. */
export async function readSealBlocks(client: SqlClient, span: SealedSpan): Promise<string[]> {
  const blocks: string[] = []
  let open: string[] = []
  for await (const links of readLinkChunks(client, span)) {
    open = open.concat(links)
    while (open.length >= MERKLE_BLOCK_SIZE)
      blocks.push(computeMerkleRoot(open.splice(0, MERKLE_BLOCK_SIZE)))
  }
  return open.length > 0 ? [...blocks, computeMerkleRoot(open)] : blocks
}

async function* readLinkChunks(client: SqlClient, span: SealedSpan): AsyncGenerator<string[]> {
  for (const chain of CHAIN_NAMES) {
    const { after, upto } = span[chain]
    for (let last = after; last < upto; last += ROWS_AT_ONCE) {
      const until = Math.min(upto, last + ROWS_AT_ONCE)
      const rows = await queryRows<{ links: Buffer }>(
        client,
        `select links from public.proof_links where chain = :chain and number > :last and number <= :until
         order by number`,
        { chain, last, until }
      )
      yield rows.flatMap(({ links }) => unpackHashes(links))
    }
  }
}

function unpackHashes(bytes: Buffer): string[] {
  return Array.from({ length: bytes.length / 32 }, (_, at) =>
    bytes.toString('hex', at * 32, at * 32 + 32)
  )
}

/** Stores a sealed day's blocks, so that a proof reads one block instead of the whole day. */
export async function saveSealBlocks(client: SqlClient, number: number, blocks: string[]) {
  await client.rawQuery(
    `insert into public.proof_seal_blocks (seal_number, blocks) values (:number, decode(:blocks, 'hex'))
     on conflict (seal_number) do update set blocks = excluded.blocks`,
    { number, blocks: blocks.join('') }
  )
}

/** Stores missing blocks: of seals older than block storage, or deleted ones. */
export async function saveMissingSealBlocks(client: SqlClient) {
  const missing = await queryRows<{ number: number }>(
    client,
    `select number from public.proof_seals where not exists (
       select from public.proof_seal_blocks where seal_number = number) order by proof_seals.number limit 10`
  )
  for (const { number } of missing) {
    const found = await findSealWithPrevious(client, number)
    await saveSealBlocks(
      client,
      number,
      await readSealBlocks(client, toSealedSpan(found.before, found.seal))
    )
  }
}

/** Returns the path from a link to the root; null if stored blocks are missing or do not match. */
export async function findMerklePath(
  client: SqlClient,
  { before, seal }: { before: Seal | null; seal: Seal },
  chain: Chain,
  position: number
): Promise<MerkleStep[] | null> {
  const [kept] = await queryRows<{ blocks: Buffer }>(
    client,
    'select blocks from public.proof_seal_blocks where seal_number = :number',
    { number: seal.number }
  )
  const blocks = unpackHashes(kept?.blocks ?? Buffer.alloc(0))
  const span = toSealedSpan(before, seal)
  const place = await findSealPosition(client, { seal, span }, chain, position)
  const block = Math.floor(place / MERKLE_BLOCK_SIZE)
  const links = await readLinksBetween(
    client,
    { seal, span },
    block * MERKLE_BLOCK_SIZE,
    (block + 1) * MERKLE_BLOCK_SIZE
  )
  if (computeMerkleRoot(links) !== blocks[block] || computeMerkleRoot(blocks) !== seal.root)
    return null
  return [
    ...computeMerklePath(links, place % MERKLE_BLOCK_SIZE),
    ...computeMerklePath(blocks, block),
  ]
}

interface Sealed {
  seal: Seal
  span: SealedSpan
}

async function findSealPosition(client: SqlClient, sealed: Sealed, chain: Chain, position: number) {
  const before = CHAIN_NAMES.slice(0, CHAIN_NAMES.indexOf(chain))
  const earlier = before.reduce((sum, one) => sum + sealed.seal.ends[one].links, 0)
  return earlier + position - (await findFirstPosition(client, sealed, chain))
}

async function findFirstPosition(
  client: SqlClient,
  { span }: Sealed,
  chain: Chain
): Promise<number> {
  const [first] = await queryRows<{ position: number }>(
    client,
    `select first_position as position from public.proof_links
     where chain = :chain and number > :after order by number limit 1`,
    { chain, after: span[chain].after }
  )
  return first!.position
}

/** Reads the links at positions `from` to before `to` of a seal. */
async function readLinksBetween(client: SqlClient, sealed: Sealed, from: number, to: number) {
  const found: string[] = []
  let begun = 0
  for (const chain of CHAIN_NAMES) {
    const { links } = sealed.seal.ends[chain]
    const [first, end] = [Math.max(0, from - begun), Math.min(links, to - begun)]
    begun += links
    if (first >= end) continue
    const start = await findFirstPosition(client, sealed, chain)
    found.push(...(await readLinksAt(client, chain, start + first, start + end)))
  }
  return found
}

async function readLinksAt(
  client: SqlClient,
  chain: Chain,
  from: number,
  to: number
): Promise<string[]> {
  const rows = await queryRows<{ first: number; links: Buffer }>(
    client,
    `select first_position as first, links from public.proof_links
     where chain = :chain and first_position < :to and first_position >= (
       select max(first_position) from public.proof_links where chain = :chain and first_position <= :from)
     order by first_position`,
    { chain, from, to }
  )
  const begun = rows[0]?.first ?? from
  return rows.flatMap(({ links }) => unpackHashes(links)).slice(from - begun, to - begun)
}
