import { type Client, rowsOf } from '#shared/database/rows'

/** What refuses changes, of the audit log and of the proof itself; `ledger:verify` looks at those of the ledger. */
const GUARDS = {
  audit_entries: ['audit_entries_append_only', 'audit_entries_no_truncate'],
  proof_links: ['proof_links_append_only', 'proof_links_no_truncate'],
  proof_seals: ['proof_seals_append_only', 'proof_seals_no_truncate'],
  proof_checks: ['proof_checks_append_only', 'proof_checks_no_truncate'],
}

export async function missingGuards(client: Client): Promise<string[]> {
  const wanted = Object.entries(GUARDS).flatMap(([table, names]) =>
    names.map((name) => ({ table, name }))
  )
  const missing = await rowsOf<{ name: string }>(
    client,
    `select distinct name from jsonb_to_recordset(cast(:wanted as jsonb)) as guard ("table" text, name text)
       cross join lateral (select relid from pg_partition_tree("table"::regclass)
         union select "table"::regclass) as part
     where not exists (select from pg_trigger where tgname = name and tgenabled in ('O', 'A') and tgrelid = relid)
     order by 1`,
    { wanted: JSON.stringify(wanted) }
  )
  return missing.map(({ name }) => `the guard ${name} is missing or switched off`)
}
