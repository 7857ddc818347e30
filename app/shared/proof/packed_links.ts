import { type SqlClient, queryRows } from '#shared/database/query_rows'
import type { Chain } from '#shared/proof/chains'
import { sha256 } from '#shared/proof/merkle'
import { isoTimestampSql } from '#shared/proof/row_contents'

/**
 * Hashes a row with the hash of the previous one, so a change invalidates all later rows. It is
 * SQL, so that only inconsistent rows are read.
 */
export const HASH_OF_ROW = `sha256(convert_to(concat_ws(E'\\n', chain, number, to_char(day, 'YYYY-MM-DD'),
    first_position, size, after_row_id, last_row_id, ${isoTimestampSql('created_at')}), 'UTF8')
  || salt || previous_link || row_ids || links || heads || parts || previous_hash)`

/** Hashes a row's content with the previous link and its position in the chain. */
export function hashLink(previous: string, position: number, content: string): string {
  return sha256(`${previous}\n${position}\n${content}`)
}

/** A row of `proof_links`, with row ids as text and the salt in hexadecimal. */
export interface PackedLinks {
  number: number
  day: string
  size: number
  firstPosition: number
  afterRowId: string
  lastRowId: string
  salt: string
  previousLink: Buffer
  rowIds: Buffer
  links: Buffer
  heads: Buffer
  parts: Buffer
  hash: string
  linkedAt: Date
}

export function readPackedLinks(
  client: SqlClient,
  condition: string,
  bindings: { chain: Chain } & Record<string, string | number>
): Promise<PackedLinks[]> {
  return queryRows<PackedLinks>(
    client,
    `select number, to_char(day, 'YYYY-MM-DD') as day, size, first_position as "firstPosition",
       after_row_id::text as "afterRowId", last_row_id::text as "lastRowId", encode(salt, 'hex') as salt,
       previous_link as "previousLink", row_ids as "rowIds", links, heads, parts, encode(hash, 'hex') as hash,
       created_at as "linkedAt"
     from public.proof_links where chain = :chain and ${condition}`,
    bindings
  )
}

export interface Linked {
  id: number
  position: number
  previous: string
  link: string
  head: string
}

const hashAt = (bytes: Buffer, place: number) => bytes.toString('hex', place * 32, place * 32 + 32)

export function readLastLink({ size, links }: PackedLinks): string {
  return hashAt(links, size - 1)
}

export function unpackLinks(packed: PackedLinks): Linked[] {
  const { size, firstPosition, previousLink, rowIds, links, heads } = packed
  return Array.from({ length: size }, (_, place) => ({
    id: Number(rowIds.readBigInt64BE(place * 8)),
    position: firstPosition + place,
    previous: place === 0 ? previousLink.toString('hex') : hashAt(links, place - 1),
    link: hashAt(links, place),
    head: heads.toString('hex', place * 8, place * 8 + 8),
  }))
}

export interface LinkedPart {
  id: number
  ownerId: number
  digest: string
}

export function unpackParts(bytes: Buffer): LinkedPart[] {
  return Array.from({ length: bytes.length / 24 }, (_, place) => ({
    id: Number(bytes.readBigInt64BE(place * 24)),
    ownerId: Number(bytes.readBigInt64BE(place * 24 + 8)),
    digest: bytes.toString('hex', place * 24 + 16, place * 24 + 24),
  }))
}
