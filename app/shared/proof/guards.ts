import db from '@adonisjs/lucid/services/db'
import { type SqlClient, queryRows } from '#shared/database/query_rows'
import { readWithTrustedFunctions } from '#shared/proof/trusted_reads'
import { readShippedGuards } from '#shared/proof/shipped_guards'

/** Finds triggers and functions of append-only tables that differ from those of this release. */
export async function findGuardFaults(): Promise<string[]> {
  const shipped = await readShippedGuards()
  const given = {
    functions: JSON.stringify(shipped.functions),
    triggers: JSON.stringify(shipped.triggers),
  }
  return readWithTrustedFunctions(db, async (client) => [
    ...(await describeGuards(client, MISSING, given, 'is missing or switched off', 'the guard')),
    ...(await describeGuards(client, OTHER, given, 'differs from the one of this version')),
    ...(await describeGuards(client, FOREIGN, given, 'is not one of ours')),
  ])
}

type ShippedGuards = Record<'functions' | 'triggers', string>

async function describeGuards(
  client: SqlClient,
  sql: string,
  given: ShippedGuards,
  what: string,
  kind = ''
) {
  const found = await queryRows<{ name: string }>(client, `${SHIPPED} ${sql} order by 1`, given)
  return found.map(({ name }) => [kind, name, what].filter(Boolean).join(' '))
}

/** Lists each trigger that a table or one of its partitions must have, and each function. */
const SHIPPED = `with functions as (
    select * from jsonb_to_recordset(cast(:functions as jsonb)) as own (name text, body text)
  ), triggers as (
    select own.*, relid from jsonb_to_recordset(cast(:triggers as jsonb))
      as own (name text, "table" text, type int, function text)
    cross join lateral (select relid from pg_partition_tree(('public.' || "table")::regclass)
      union select ('public.' || "table")::regclass) as part
  ), guarded as (
    select distinct relid from triggers
  ), there as (
    select tgrelid, tgname, tgtype, tgenabled, tgqual, tgattr, proname, pronamespace
    from pg_trigger join pg_proc on pg_proc.oid = tgfoid where not tgisinternal
  )`

const MISSING = `select distinct name from triggers where not exists (
    select from there where tgrelid = relid and tgname = name and tgenabled in ('O', 'A'))`

/** Lists triggers and functions that have the right name, but another body, event or condition. */
const OTHER = `select distinct 'the guard ' || name as name from triggers join there on tgrelid = relid and tgname = name
    where tgtype <> type or proname <> function or pronamespace <> 'public'::regnamespace
      or tgqual is not null or tgattr::text <> ''
  union select 'the function ' || name from functions where not exists (
    select from pg_proc where proname = name and pronamespace = 'public'::regnamespace and pronargs = 0
      and prosrc = body and proconfig is null)`

/** The trigger type "before insert, for each row". */
const SWALLOWS = 1 + 2 + 4

/** Lists triggers and rules not ours that could discard a row unwritten, or falsify reads. */
const FOREIGN = `select distinct 'the trigger ' || tgname as name from guarded join there on tgrelid = relid
    where tgtype & ${SWALLOWS} = ${SWALLOWS}
  union select 'the rule ' || rulename from guarded join pg_rewrite on ev_class = relid
  union select 'the row security of ' || relname from guarded join pg_class on oid = relid where relrowsecurity
  union select 'the view ' || relname from guarded join pg_class on oid = relid where relkind not in ('r', 'p')`
