import { type SqlClient, queryRows } from '#shared/database/query_rows'
import type { Chain } from '#shared/proof/chains'

export interface RowContent {
  id: number
  /** JSON as PostgreSQL writes it. The link's hash covers these exact bytes. */
  content: string
  /** A digest of a transfer without its entries; empty for an audit entry, which has no parts. */
  head: Buffer
  /** The entries of a transfer, 24 bytes each: entry id, transfer id and a digest. */
  parts: Buffer
}

interface Span {
  /** Row ids are text, because the lowest exceeds JavaScript's safe integers. */
  above: string
  upto: string
  salt: string
}

/** Reads rows after `above` up to `upto`. Run within `readWithTrustedFunctions`. */
export function readRowContents(
  client: SqlClient,
  chain: Chain,
  span: Span
): Promise<RowContent[]> {
  const { above, upto, salt } = span
  return queryRows<RowContent>(client, CONTENTS[chain], { above, upto, salt })
}

export const isoTimestampSql = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

const digestSql = (content: string) => `substr(sha256(convert_to(${content}, 'UTF8')), 1, 8)`

const withinSpanSql = (column: string) =>
  `${column} > cast(:above as bigint) and ${column} <= cast(:upto as bigint)`

/**
 * Names every column, because `*` would include later columns and so change every link. Hashes
 * balances with a secret salt, so that a proof does not reveal them.
 */
const CONTENTS: Record<Chain, string> = {
  ledger: `with posted as (
      select e.transfer_id,
        jsonb_agg(jsonb_build_object('id', e.id, 'accountId', e.account_id, 'amountKobo', e.amount_kobo,
          'createdAt', ${isoTimestampSql('e.created_at')}) order by e.id) as entries,
        jsonb_agg(jsonb_build_array(e.id, e.balance_after_kobo) order by e.id) as balances,
        string_agg(int8send(e.id) || int8send(e.transfer_id) || ${digestSql(`jsonb_build_array(e.id, e.transfer_id,
          e.account_id, e.amount_kobo, e.balance_after_kobo, ${isoTimestampSql('e.created_at')})::text`)},
          ''::bytea order by e.id) as parts
      from public.ledger_entries e where ${withinSpanSql('e.transfer_id')} group by e.transfer_id
    )
    select t.id, (said.head || jsonb_build_object('entries', coalesce(p.entries, '[]'), 'balancesHash',
        encode(sha256(decode(:salt, 'hex') || convert_to(coalesce(p.balances, '[]')::text, 'UTF8')), 'hex')))::text
      as content, ${digestSql('said.head::text')} as head, coalesce(p.parts, '') as parts
    from public.ledger_transfers t left join posted p on p.transfer_id = t.id,
      lateral (select jsonb_build_object('id', t.id, 'kind', t.kind, 'reference', t.reference, 'subjectId', t.subject_id,
        'comment', t.comment, 'reversesId', t.reverses_id, 'createdBy', t.created_by,
        'createdAt', ${isoTimestampSql('t.created_at')}) as head) as said
    where ${withinSpanSql('t.id')} order by t.id`,

  audit: `select a.id, (jsonb_build_object('id', a.id, 'actorId', a.actor_id, 'action', a.action,
        'subjectKind', a.subject_kind, 'subjectId', a.subject_id, 'before', a.before, 'after', a.after,
        'createdAt', ${isoTimestampSql('a.created_at')})
      || case when a.approval_id is null then '{}' else jsonb_build_object('approvalId', a.approval_id) end)::text
      as content, ''::bytea as head, ''::bytea as parts
    from public.audit_entries a where ${withinSpanSql('a.id')} order by a.id`,
}
