import { Migration } from '#database/migration'

/** The tables of the live tariff, and what stands for each of them in a draft. */
const DRAFTED = {
  shipping_zones: 'draft_zones',
  shipping_zone_members: 'draft_zone_members',
  shipping_rates: 'draft_rates',
  rate_sheets: 'draft_rate_sheets',
}

const OF_DRAFT = `current_setting('sendam.tariff_draft')::bigint`
const OF_PAST = `current_setting('sendam.tariff_number')::integer`

/** A number of so many bytes within the packed rates of a zone, after so many others of its row. */
const packed = (type: string, bytes: number, at: number) =>
  `('x' || encode(substr(rates, place * 24 + ${at + 1}, ${bytes}), 'hex'))::bit(${bytes * 8})::${type}`

/** Every tariff that there was, is, or may come. Decision 63. */
export default class extends Migration {
  async up() {
    this.schema.createTable('tariff_versions', (table) => {
      table.bigIncrements('id')
      table.string('name', 100).notNullable()
      table.string('kind', 10).notNullable()
      // Counts those that have been live, in the order in which they were; null until then.
      table.integer('number').nullable().unique()
      // What was live when a draft was begun: its differences are from there.
      table.integer('base_number').notNullable().defaultTo(0)
      table.bigInteger('from_version_id').nullable().references('tariff_versions.id')
      table.integer('zones_changed').notNullable().defaultTo(0)
      table.bigInteger('created_by').nullable().references('users.id')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('starts_at').nullable()
      table.bigInteger('planned_by').nullable().references('users.id')
      table.timestamp('planned_at').nullable()
      table.bigInteger('published_by').nullable().references('users.id')
      table.timestamp('published_at').nullable()
      table.bigInteger('discarded_by').nullable().references('users.id')
      table.timestamp('discarded_at').nullable()
      table.check(`kind in ('draft', 'save', 'roll_back')`)
      table.check('(number is null) = (published_at is null)')
      table.check('discarded_at is null or published_at is null')
    })
    this.schema.raw(`create index tariff_versions_planned on tariff_versions (starts_at)
      where starts_at is not null and published_at is null and discarded_at is null`)

    this.schema.createTable('tariff_zone_states', (table) => {
      table.bigInteger('zone_id').notNullable()
      table.integer('number').notNullable().references('tariff_versions.number')
      table.boolean('is_archived').notNullable()
      table.string('kind', 10).notNullable()
      table.string('courier_code', 20).notNullable()
      table.string('description', 100).notNullable()
      table.string('country_code', 2).notNullable()
      table.string('state_code', 8).nullable()
      table.string('geography', 10).nullable()
      table.bigInteger('billing_group_id').nullable()
      table.specificType('origins', 'text[]').notNullable()
      table.specificType('destinations', 'text[]').notNullable()
      table.binary('rates').notNullable()
      table.integer('rate_count').notNullable()
      // None where the zone was archived.
      table.binary('content_hash').nullable()
      table.primary(['zone_id', 'number'])
      table.index(['number'])
    })
    this.load('tariff_versions')
    this.#drafts()
    this.#past()
    this.schema.raw(`insert into tariff_versions (name, kind, number, published_at)
      select 'Before versions were kept', 'save', 1, now() where exists (select from shipping_zones)`)
    this.schema.raw(`select write_tariff_states(1) where exists (select from tariff_versions)`)
  }

  /** The same names under another schema, so that whatever writes the live tariff writes a draft as well. */
  #drafts() {
    this.schema.raw('create schema if not exists drafts')
    for (const [live, draft] of Object.entries(DRAFTED)) {
      this.schema.raw(`create table ${draft} (like ${live} including defaults including constraints,
        tariff_version_id bigint not null default ${OF_DRAFT} references tariff_versions (id) on delete cascade)`)
    }
    this.schema.raw(`alter table draft_zones add primary key (tariff_version_id, id)`)
    this.schema.raw(
      `alter table draft_zone_members add primary key (tariff_version_id, zone_id, side, code)`
    )
    this.schema.raw(
      `alter table draft_rates add primary key (tariff_version_id, zone_id, above_grams, end_grams)`
    )
    this.schema.raw(
      `alter table draft_rate_sheets add primary key (tariff_version_id, zone_id, version)`
    )
    this.schema.raw(`create unique index draft_zones_name on draft_zones (tariff_version_id,
      courier_code, kind, country_code, coalesce(state_code, ''), description) where archived_at is null`)
    for (const [live, draft] of Object.entries(DRAFTED)) {
      this.schema.raw(`do $$ begin execute (
        select format('create or replace view drafts.${live} as select %s from ${draft}
          where tariff_version_id = ${OF_DRAFT.replaceAll("'", "''")}', string_agg(quote_ident(attname), ', ' order by attnum))
        from pg_attribute where attrelid = '${live}'::regclass and attnum > 0 and not attisdropped); end $$`)
    }
  }

  /** The same names once more, for reading: the tariff as it was when a version of the past was live. */
  #past() {
    this.schema.raw('create schema if not exists past')
    this.schema.raw(`create or replace view past.shipping_zones as
      select zone_id as id, kind, courier_code, description, country_code, state_code, geography, billing_group_id,
        0 as rates_version, null::bigint as rates_saved_by, null::timestamptz as rates_saved_at, 1 as version,
        null::timestamptz as created_at, null::timestamptz as archived_at
      from tariff_states_at(${OF_PAST}) where not is_archived`)
    this.schema.raw(`create or replace view past.shipping_zone_members as
      select zone_id, side, code from tariff_states_at(${OF_PAST}),
        lateral (select 'origin' as side, unnest(origins) as code
          union all select 'destination', unnest(destinations)) as member
      where not is_archived`)
    this.schema.raw(`create or replace view past.shipping_rates as
      select ${packed('bigint', 8, 0)} as id, zone_id, ${packed('integer', 4, 16)} as above_grams,
        ${packed('integer', 4, 20)} as end_grams, ${packed('bigint', 8, 8)} as rate_kobo
      from tariff_states_at(${OF_PAST}), generate_series(0, rate_count - 1) as place
      where not is_archived`)
  }
}
