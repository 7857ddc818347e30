import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

const MIGRATIONS = join(import.meta.dirname, 'migrations')
const FUNCTIONS = join(import.meta.dirname, 'functions')

/** `down` refuses, because Lucid's would forget the migration but leave its tables. */
export abstract class Migration extends BaseSchema {
  async down() {
    throw new Error(
      'Migrations cannot be rolled back. "node ace migration:fresh --drop-domains" drops all tables and runs all migrations again.'
    )
  }

  /** The last migration loads the functions in its transaction, so that new tables never have old functions. */
  async execUp() {
    const answer = await super.execUp()
    if (!this.dryRun && parse(this.file).name === lastMigration()) await loadFunctions(this.db)
    return answer
  }

  /**
   * Loads a file of `database/functions` early, because an index, a view or a statement of this
   * migration needs it. Keeps functions that exist: the previous version still serves with them, and
   * later migrations of this release may create what the new ones use.
   */
  protected load(name: string) {
    const sql = readFunctions(`${name}.sql`)
    const [, first] = /^create or replace function (\w+)/m.exec(sql)!
    this.schema.raw(`${WITHOUT_CHECKS} do $load$ begin
      if not exists (select from pg_proc where proname = '${first}' and pronamespace = current_schema()::regnamespace) then
        execute $file$${escaped(sql)}$file$;
      end if;
    end $load$`)
  }

  /** Creates a trigger. If its function is not loaded yet, creates an empty one, which is replaced later. */
  protected trigger(definition: string, kind = 'trigger') {
    const [, name] = /execute function (\w+)\(/.exec(definition)!
    this.schema.raw(`
      do $$ begin
        if to_regprocedure('${name}()') is null then
          create function ${name}() returns trigger language plpgsql as
            'begin return case tg_op when ''DELETE'' then old else new end; end';
        end if;
      end $$;
      create ${kind} ${definition}`)
  }

  /** Creates a trigger that raises the `version` of a row with each update. */
  protected countVersions(table: string) {
    this.trigger(`${table}_version before update on ${table}
      for each row execute function count_version()`)
  }

  /** Creates a trigger: each change of the table raises the version of the cached data `name`. */
  protected raiseDataVersion(table: string, name: string) {
    this.trigger(`${table}_data after insert or update or delete or truncate on ${table}
      for each statement execute function note_data_change('${name}')`)
  }
}

/** Functions refer to one another and to tables in any order, so their bodies are checked once all are loaded. */
const WITHOUT_CHECKS = 'set local check_function_bodies = off;\n'
const CHECKED = `set local check_function_bodies = on;
  select fmgr_sql_validator(pg_proc.oid) from pg_proc join pg_language on pg_language.oid = prolang
  where lanname = 'sql' and pronamespace = 'public'::regnamespace`

/** Loads all files of `database/functions`, which replace existing functions. Call it in a transaction. */
export async function loadFunctions(trx: QueryClientContract) {
  const files = readdirSync(FUNCTIONS, { recursive: true, encoding: 'utf8' })
  const sql = files
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map(readFunctions)
  await trx.rawQuery(escaped([WITHOUT_CHECKS, ...sql, CHECKED].join('\n')))
}

function readFunctions(file: string): string {
  return readFileSync(join(FUNCTIONS, file), 'utf8')
}

/** Knex would take a question mark for a parameter. */
function escaped(sql: string): string {
  return sql.replaceAll('?', '\\?')
}

function lastMigration(): string {
  return readdirSync(MIGRATIONS)
    .map((file) => parse(file).name.replace(/\.js$/, ''))
    .sort()
    .at(-1)!
}
