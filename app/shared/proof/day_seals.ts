import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type Client, rowsOf } from '#shared/database/rows'
import { rootOf, sha256 } from '#shared/proof/merkle'

/** All that is in a day's seal but its own hash. Hashes are hexadecimal. */
export interface SealContents {
  number: number
  day: string
  ledgerLinks: number
  auditLinks: number
  ledgerUpto: number
  ledgerHash: string
  auditUpto: number
  auditHash: string
  root: string
  previousHash: string
}

export type Seal = SealContents & { hash: string; sealedAt: Date }

/** Holds the seal before, so none can be changed, added or left out without all that came after. */
export function hashOfSeal(seal: SealContents): string {
  const { number, day, ledgerLinks, auditLinks, root, previousHash } = seal
  const { ledgerUpto, ledgerHash, auditUpto, auditHash } = seal
  const links = [ledgerLinks, ledgerUpto, ledgerHash, auditLinks, auditUpto, auditHash]
  return sha256([number, day, ...links, root, previousHash].join('\n'))
}

export function seals(client: Client, { after = 0, most = 100_000 } = {}): Promise<Seal[]> {
  return rowsOf<Seal>(
    client,
    `select number::float8, to_char(day, 'YYYY-MM-DD') as day, ledger_links as "ledgerLinks",
       audit_links as "auditLinks", ledger_upto::float8 as "ledgerUpto", audit_upto::float8 as "auditUpto",
       encode(ledger_hash, 'hex') as "ledgerHash", encode(audit_hash, 'hex') as "auditHash",
       encode(root, 'hex') as root, encode(previous_hash, 'hex') as "previousHash",
       encode(hash, 'hex') as hash, created_at as "sealedAt"
     from proof_seals where number > :after order by proof_seals.number limit :most`,
    { after, most }
  )
}

/** The links of some days in the order of a seal: those of transfers, then those of the audit log. */
export async function linksOf(client: Client, days: { after: string | null; upto: string }) {
  const rows = await rowsOf<{ chain: string; links: Buffer }>(
    client,
    `select chain, links from proof_links
     where day > coalesce(cast(:after as date), '-infinity') and day <= cast(:upto as date)
     order by chain desc, number`,
    days
  )
  return rows.flatMap(({ links }) => split(links))
}

function split(links: Buffer): string[] {
  const hex = links.toString('hex')
  return Array.from({ length: hex.length / 64 }, (_, at) => hex.slice(at * 64, at * 64 + 64))
}

/** Seals the days that are over. Call it under `lockChains`. */
export async function sealDueDays(trx: TransactionClientContract, today: string) {
  const due = await rowsOf<{ day: string }>(
    trx,
    `select distinct to_char(day, 'YYYY-MM-DD') as day from proof_links
     where day < cast(:today as date)
       and day > coalesce((select max(day) from proof_seals), '-infinity') order by 1`,
    { today }
  )
  for (const { day } of due) await sealDay(trx, day)
}

async function sealDay(trx: TransactionClientContract, day: string) {
  const [before] = await latestSeals(trx, 1)
  const held = await heldUntil(trx, day)
  const contents: SealContents = {
    ...held,
    number: (before?.number ?? 0) + 1,
    day,
    root: rootOf(await linksOf(trx, { after: before?.day ?? null, upto: day })),
    previousHash: before?.hash ?? sha256(''),
  }
  const bytes = (hex: string) => Buffer.from(hex, 'hex')
  await trx.table('proof_seals').insert({
    number: contents.number,
    day,
    ledger_links: contents.ledgerLinks,
    audit_links: contents.auditLinks,
    ledger_upto: contents.ledgerUpto,
    ledger_hash: bytes(contents.ledgerHash),
    audit_upto: contents.auditUpto,
    audit_hash: bytes(contents.auditHash),
    root: bytes(contents.root),
    previous_hash: bytes(contents.previousHash),
    hash: bytes(hashOfSeal(contents)),
  })
}

type Held = Pick<
  SealContents,
  'ledgerLinks' | 'auditLinks' | 'ledgerUpto' | 'ledgerHash' | 'auditUpto' | 'auditHash'
>

/** How far both chains go by the end of a day, and what of it no seal holds yet. */
async function heldUntil(trx: TransactionClientContract, day: string): Promise<Held> {
  const of = (chain: string) => {
    const latest = `from proof_links where chain = '${chain}' and day <= cast(:day as date) order by number desc limit 1`
    return `(select coalesce(sum(size), 0)::int from fresh where chain = '${chain}') as "${chain}Links",
      coalesce((select number ${latest}), 0)::float8 as "${chain}Upto",
      coalesce((select encode(hash, 'hex') ${latest}), '') as "${chain}Hash"`
  }
  const [held] = await rowsOf<Held>(
    trx,
    `with fresh as (select chain, size from proof_links where day <= cast(:day as date)
       and day > coalesce((select max(day) from proof_seals), '-infinity'))
     select ${of('ledger')}, ${of('audit')}`,
    { day }
  )
  return held!
}

/** The newest first. */
export async function latestSeals(client: Client, most: number): Promise<Seal[]> {
  const [newest] = await rowsOf<{ number: number }>(
    client,
    'select coalesce(max(number), 0)::float8 as number from proof_seals'
  )
  const found = await seals(client, { after: newest!.number - most, most })
  return found.reverse()
}
