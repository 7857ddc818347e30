import { withClient } from '../../../bin/runtime/postgres_database.ts'

/**
 * The clock of a database, moved by so many milliseconds: what is called there without its schema, `now()` and
 * `clock_timestamp()`, is found before that of the system. Connections made before do not know of it.
 */
export async function moveDatabaseClock(url: string, offset: number) {
  await withClient(url, async (client) => {
    const moved = (name: string, how: string) => `create or replace function clock.${name}()
      returns timestamptz language sql ${how} parallel safe
      return pg_catalog.${name}() + interval '${offset} milliseconds'`
    await client.query('create schema if not exists clock')
    await client.query(moved('now', 'stable'))
    await client.query(moved('clock_timestamp', 'volatile'))
    // What is created goes into the first, and what is called is found in the first that has it.
    await client.query(`do $$ begin
      execute format('alter database %I set search_path = public, clock, pg_catalog', current_database());
    end $$`)
  })
}

/** The time zone of a database, which is that of the machine where an operator runs their own. */
export async function moveDatabaseTo(url: string, zone: string) {
  await withClient(url, async (client) => {
    const set = `alter database ${client.escapeIdentifier(client.database!)} set timezone = `
    await client.query(set + client.escapeLiteral(zone))
  })
}

/** What was defined before the clock was moved, or says CURRENT_TIMESTAMP, which can be no other's, asks it too. */
export async function moveDefaults(url: string) {
  await withClient(url, async (client) => {
    await client.query(`do $$ declare it record; begin
      for it in
        select adrelid::regclass as owner, attname,
          regexp_replace(replace(pg_get_expr(adbin, adrelid), 'CURRENT_TIMESTAMP', 'now()'),
            '(pg_catalog\\.|\\mclock\\.)?\\m(now|clock_timestamp)\\(\\)', 'clock.\\2()', 'g') as moved
        from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
        where attgenerated = '' and pg_get_expr(adbin, adrelid) ~ 'CURRENT_TIMESTAMP|\\m(now|clock_timestamp)\\(\\)'
      loop
        execute format('alter table only %s alter column %I set default %s', it.owner, it.attname, it.moved);
      end loop;
    end $$`)
  })
}
