import { withClient } from '../../../bin/runtime/postgres_database.ts'

/**
 * Moves a database's clock by `offset` milliseconds: unqualified calls of `now()` and
 * `clock_timestamp()` resolve to functions in the schema `clock`, which precedes `pg_catalog`.
 * Connections opened earlier are not affected.
 */
export async function moveDatabaseClock(url: string, offset: number) {
  await withClient(url, async (client) => {
    const moved = (name: string, how: string) => `create or replace function clock.${name}()
      returns timestamptz language sql ${how} parallel safe
      return pg_catalog.${name}() + interval '${offset} milliseconds'`
    await client.query('create schema if not exists clock')
    await client.query(moved('now', 'stable'))
    await client.query(moved('clock_timestamp', 'volatile'))
    // New tables go into the first schema, `public`; `clock` hides functions of `pg_catalog`.
    await client.query(`do $$ begin
      execute format('alter database %I set search_path = public, clock, pg_catalog', current_database());
    end $$`)
  })
}

/** Sets a database's time zone, as if it ran on an operator's machine in that zone. */
export async function moveDatabaseTo(url: string, zone: string) {
  await withClient(url, async (client) => {
    const set = `alter database ${client.escapeIdentifier(client.database!)} set timezone = `
    await client.query(set + client.escapeLiteral(zone))
  })
}

/**
 * Rewrites the column defaults that were created before the clock was moved, and those that use
 * CURRENT_TIMESTAMP, which no function can shadow.
 */
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
