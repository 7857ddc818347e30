import { type SqlClient, queryRows } from '#shared/database/query_rows'
import { type Chain, CHAINS, PARTS } from '#shared/proof/chains'
import type { Fault } from '#shared/proof/fault'
import {
  type Linked,
  hashLink,
  unpackLinks,
  type PackedLinks,
  type LinkedPart,
  unpackParts,
} from '#shared/proof/packed_links'
import { readRowContents, type RowContent } from '#shared/proof/row_contents'

const MAX_FAULTS = 100

/** Compares rows with their intact, consecutive links. Run within `readWithTrustedFunctions`. */
export async function findFaultsAmong(
  client: SqlClient,
  chain: Chain,
  packed: PackedLinks[]
): Promise<Fault[]> {
  const { afterRowId: above, salt } = packed[0]!
  const upto = packed.at(-1)!.lastRowId
  const found = await readRowContents(client, chain, { above, upto, salt })
  const links = packed.flatMap(unpackLinks)
  const wrong = findWrongRows(links, found)
  const known = packed.flatMap(({ parts }) => unpackParts(parts))
  const parts = await findPartFaults(client, chain, wrong, known)
  const unlinked = await findUnlinkedParts(client, chain, { above, upto }, links)
  const reported = new Set(parts.flatMap(({ rowId, movedTo }) => [rowId, movedTo]))
  // Report an altered transfer itself only if none of its entries explains the change.
  const rows = wrong
    .filter(({ id, what, isHead }) => what !== 'altered' || isHead || !reported.has(id))
    .map(({ id, what }) => ({ rowId: id, table: CHAINS[chain], id, what }))
  return [...rows, ...parts, ...unlinked]
    .toSorted((one, other) => one.rowId - other.rowId || byTable(one, other) || one.id - other.id)
    .slice(0, MAX_FAULTS)
    .map(({ rowId, table, id, what }) => ({
      table,
      id,
      what,
      soundAt: findLinkedAt(packed, rowId),
      note: table === CHAINS[chain] ? undefined : `of ${PARTS[chain]!.of} ${rowId}`,
    }))
}

type What = Fault['what']

interface NamedFault {
  /** The transfer or audit entry that differs, or that the part belongs to. */
  rowId: number
  table: string
  id: number
  what: What
}

const byTable = (one: NamedFault, other: NamedFault) =>
  other.table > one.table ? 1 : other.table < one.table ? -1 : 0

interface WrongRow {
  id: number
  what: What
  /** Whether the row itself differs, not only its parts. */
  isHead: boolean
  parts: Buffer
}

function findWrongRows(known: Linked[], found: RowContent[]): WrongRow[] {
  const rows = new Map(found.map((row) => [row.id, row]))
  const wrong = known.flatMap((link): WrongRow[] => {
    const row = rows.get(link.id)
    rows.delete(link.id)
    if (!row) return [{ id: link.id, what: 'removed', isHead: true, parts: Buffer.alloc(0) }]
    if (hashLink(link.previous, link.position, row.content) === link.link) return []
    const isHead = row.head.toString('hex') !== link.head
    return [{ id: link.id, what: 'altered', isHead, parts: row.parts }]
  })
  const added = [...rows.values()].map(({ id, parts }): WrongRow => {
    return { id, what: 'inserted', isHead: true, parts }
  })
  return [...wrong, ...added]
}

interface WrongPart extends NamedFault {
  movedTo?: number
}

async function findPartFaults(
  client: SqlClient,
  chain: Chain,
  wrong: WrongRow[],
  linked: LinkedPart[]
) {
  const of = PARTS[chain]
  const altered = wrong.filter(({ what }) => what === 'altered')
  if (!of || altered.length === 0) return []
  const owners = new Set(altered.map(({ id }) => id))
  const known = new Map(
    linked.filter(({ ownerId }) => owners.has(ownerId)).map((part) => [part.id, part])
  )
  const now = new Map(
    altered.flatMap(({ parts }) => unpackParts(parts)).map((part) => [part.id, part])
  )
  const gone = [...known.keys()].filter((id) => !now.has(id))
  const elsewhere = await findPresentIds(client, of.table, gone)
  const ids = [...new Set([...known.keys(), ...now.keys()])]
  return ids.flatMap((id): WrongPart[] => {
    const [was, is] = [known.get(id), now.get(id)]
    if (was?.digest === is?.digest) return []
    const what = !was ? 'inserted' : !is && !elsewhere.has(id) ? 'removed' : 'altered'
    const rowId = (was ?? is)!.ownerId
    return [{ rowId, table: of.table, id, what, movedTo: is?.ownerId }]
  })
}

async function findPresentIds(
  client: SqlClient,
  table: string,
  ids: number[]
): Promise<Set<number>> {
  const rows = await queryRows<{ id: number }>(
    client,
    `select id from public.${table} where id = any(cast(:ids as bigint[]))`,
    { ids }
  )
  return new Set(rows.map(({ id }) => id))
}

async function findUnlinkedParts(
  client: SqlClient,
  chain: Chain,
  span: { above: string; upto: string },
  linked: Linked[]
): Promise<NamedFault[]> {
  const of = PARTS[chain]
  if (!of) return []
  const unlinked = await queryRows<{ rowId: number; id: number }>(
    client,
    `select ${of.column} as "rowId", part.id from public.${of.table} as part
     where ${of.column} > cast(:above as bigint) and ${of.column} <= cast(:upto as bigint)
       and not exists (select from public.${CHAINS[chain]} as row where row.id = ${of.column})`,
    span
  )
  const known = new Set(linked.map(({ id }) => id))
  return unlinked
    .filter(({ rowId }) => !known.has(rowId))
    .map(({ rowId, id }) => ({ rowId, table: of.table, id, what: 'inserted' }))
}

function findLinkedAt(packed: PackedLinks[], rowId: number): Date {
  return packed.find(({ lastRowId }) => Number(lastRowId) >= rowId)!.linkedAt
}
