import { Migration } from '#database/migration'

/** Tables of the live tariff, each with its table for drafts and the key of that table. */
const DRAFTED = {
  shipping_zones: ['draft_zones', 'id'],
  shipping_zone_members: ['draft_zone_members', 'zone_id, side, code'],
  shipping_rates: ['draft_rates', 'zone_id, above_grams, end_grams'],
  rate_sheets: ['draft_rate_sheets', 'zone_id, version'],
  shipping_surcharges: ['draft_surcharges', 'id'],
}

const OF_DRAFT = `current_setting('sendam.tariff_draft')::bigint`
const OF_PAST = `current_setting('sendam.tariff_number')::integer`

/** SQL that reads a number of `bytes` bytes at offset `at` of a packed rate (24 bytes). */
const packed = (type: string, bytes: number, at: number) =>
  `('x' || encode(substr(rates, place * 24 + ${at + 1}, ${bytes}), 'hex'))::bit(${bytes * 8})::${type}`

/** Past tariffs, drafts, and replays: what past shipments would cost with a version. */
export default class extends Migration {
  async up() {
    this.#versions()
    this.#states()
    this.#drafts()
    this.#past()
    this.#replays()
    this.#replaySums()
  }

  #versions() {
    this.schema.createTable('tariff_versions', (table) => {
      table.bigIncrements('id')
      table.string('name', 100).notNullable()
      table.string('kind', 10).notNullable()
      // `number`: position among the versions that were live; null for a version that never was.
      table.integer('number').nullable().unique()
      // `base_number`: the number of the live version when the draft was begun.
      table.integer('base_number').notNullable().defaultTo(0)
      table.bigInteger('from_version_id').nullable().references('tariff_versions.id')
      table.integer('zones_changed').notNullable().defaultTo(0)
      table.integer('surcharges_changed').notNullable().defaultTo(0)
      table.bigInteger('created_by').nullable().references('users.id')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('starts_at').nullable()
      table.bigInteger('planned_by').nullable().references('users.id')
      table.timestamp('planned_at').nullable()
      // `plan_approval_id`: the approval that starts the version, if two people must agree. No
      // foreign key, because the approval is inserted later.
      table.bigInteger('plan_approval_id').nullable()
      // `called_off_start`: the planned start of a version that could not start.
      table.timestamp('called_off_start').nullable()
      table.string('called_off_why', 1000).nullable()
      table.timestamp('planner_told_at').nullable()
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
    this.schema.raw(`create index tariff_versions_untold on tariff_versions (id)
      where called_off_start is not null and planner_told_at is null`)
  }

  #states() {
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
      // `rates`: 24 bytes for each rate.
      table.binary('rates').notNullable()
      table.integer('rate_count').notNullable()
      // `content_hash`: null if the zone was archived.
      table.binary('content_hash').nullable()
      table.primary(['zone_id', 'number'])
      table.index(['number'])
    })

    this.schema.createTable('tariff_surcharge_states', (table) => {
      table.bigInteger('surcharge_id').notNullable()
      table.integer('number').notNullable().references('tariff_versions.number')
      // `content`: null if the surcharge was removed.
      table.jsonb('content').nullable()
      table.primary(['surcharge_id', 'number'])
      table.index(['number'])
    })
  }

  /** With this schema first on the search path, statements for the live tariff edit a draft. */
  #drafts() {
    for (const [live, [draft, key]] of Object.entries(DRAFTED)) {
      this.schema.raw(`create table ${draft} (like ${live} including defaults including constraints,
        tariff_version_id bigint not null default ${OF_DRAFT} references tariff_versions (id) on delete cascade,
        primary key (tariff_version_id, ${key}))`)
      this.schema.raw(`do $$ begin execute (
        select format('create view drafts.${live} as select %s from ${draft}
          where tariff_version_id = ${OF_DRAFT.replaceAll("'", "''")}', string_agg(quote_ident(attname), ', ' order by attnum))
        from pg_attribute where attrelid = '${live}'::regclass and attnum > 0 and not attisdropped); end $$`)
    }
    this.schema.raw(`create unique index draft_zones_name on draft_zones (tariff_version_id,
      courier_code, kind, country_code, coalesce(state_code, ''), description) where archived_at is null`)
  }

  /** Read-only views of the tariff as it was in a version. */
  #past() {
    this.load('tariff_versions')
    this.load('tariff_surcharges')
    this.schema.raw(`create view past.shipping_zones as
      select zone_id as id, kind, courier_code, description, country_code, state_code, geography, billing_group_id,
        0 as rates_version, null::bigint as rates_saved_by, null::timestamptz as rates_saved_at, 1 as version,
        null::timestamptz as created_at, null::timestamptz as archived_at
      from tariff_states_at(${OF_PAST}) where not is_archived`)
    this.schema.raw(`create view past.shipping_zone_members as
      select zone_id, side, code from tariff_states_at(${OF_PAST}),
        lateral (select 'origin' as side, unnest(origins) as code
          union all select 'destination', unnest(destinations)) as member
      where not is_archived`)
    this.schema.raw(`create view past.shipping_rates as
      select ${packed('bigint', 8, 0)} as id, zone_id, ${packed('integer', 4, 16)} as above_grams,
        ${packed('integer', 4, 20)} as end_grams, ${packed('bigint', 8, 8)} as rate_kobo
      from tariff_states_at(${OF_PAST}), generate_series(0, rate_count - 1) as place
      where not is_archived`)
    this.schema.raw(`create view past.shipping_surcharges as
      select held.* from surcharge_states_at(${OF_PAST}) as state,
        lateral jsonb_populate_record(null::shipping_surcharges,
          state.content || jsonb_build_object('id', surcharge_id, 'version', 1)) as held
      where state.content is not null`)
  }

  #replays() {
    this.schema.createTable('tariff_replays', (table) => {
      table.bigIncrements('id')
      table.bigInteger('tariff_version_id').notNullable()
      // Changes that a replay tries on top of the version, in hundredths of a percent.
      table.integer('fuel_basis_points').notNullable().defaultTo(0)
      table.string('fuel_courier', 20).nullable().references('couriers.code')
      table.integer('lane_basis_points').notNullable().defaultTo(0)
      table.string('lane', 5).nullable()
      table.timestamp('since').notNullable()
      table.timestamp('until').notNullable()
      table.bigInteger('created_by').notNullable().references('users.id')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('begun_at').nullable()
      // `priced_by`: versions of all price data; if one changes, the replay starts again.
      table.text('priced_by').nullable()
      table.bigInteger('total').nullable()
      table.bigInteger('done').notNullable().defaultTo(0)
      // `at_created_at`, `at_id`: the last shipment that is in the sums.
      table.timestamp('at_created_at').nullable()
      table.bigInteger('at_id').nullable()
      // `lease`: the process that runs the replay.
      table.uuid('lease').nullable()
      table.timestamp('leased_until').nullable()
      table.integer('tries').notNullable().defaultTo(0)
      table.timestamp('finished_at').nullable()
      table.timestamp('failed_at').nullable()
      table.string('failure', 300).nullable()
      table.timestamp('cancelled_at').nullable()
      table.bigInteger('cancelled_by').nullable().references('users.id')
      table.foreign('tariff_version_id').references('tariff_versions.id').onDelete('cascade')
      table.index(['tariff_version_id', 'id'])
      table.check(
        'fuel_basis_points between 0 and 10000 and lane_basis_points between -9000 and 30000'
      )
      table.check('(lane is null) = (lane_basis_points = 0)')
      table.check('finished_at is null or failed_at is null')
      table.check('(failed_at is null) = (failure is null)')
      table.check(
        '(cancelled_at is null) = (cancelled_by is null)',
        [],
        'tariff_replays_cancelled_by_somebody'
      )
    })
    this.schema
      .raw(`create unique index tariff_replays_under_way on tariff_replays (tariff_version_id,
      fuel_basis_points, coalesce(fuel_courier, ''), lane_basis_points, coalesce(lane, ''))
      where finished_at is null and failed_at is null and cancelled_at is null`)
  }

  #replaySums() {
    this.schema.createTable('tariff_replay_sums', (table) => {
      table.bigInteger('replay_id').notNullable()
      table.string('part', 10).notNullable()
      table.string('key', 60).notNullable()
      table.bigInteger('shipments').notNullable()
      // `compared`: shipments that have a price with both tariffs.
      table.bigInteger('compared').notNullable()
      table.bigInteger('before_kobo').notNullable()
      table.bigInteger('after_kobo').notNullable()
      table.bigInteger('charged_kobo').notNullable()
      table.bigInteger('dearer').notNullable()
      table.bigInteger('cheaper').notNullable()
      // `lost`: only the live tariff has a price (`lost_kobo`). `gained`: only the version has.
      table.bigInteger('lost').notNullable()
      table.bigInteger('lost_kobo').notNullable()
      table.bigInteger('gained').notNullable()
      // `known`: of the compared shipments, those whose cost is known.
      table.bigInteger('known').notNullable()
      table.bigInteger('known_before_kobo').notNullable()
      table.bigInteger('known_after_kobo').notNullable()
      table.bigInteger('cost_kobo').notNullable()
      table.primary(['replay_id', 'part', 'key'])
      table.foreign('replay_id').references('tariff_replays.id').onDelete('cascade')
      table.check(`part in ('courier', 'lane', 'weight', 'group', 'customer', 'cheapest')`)
    })
    this.schema
      .raw(`create index tariff_replay_sums_difference on tariff_replay_sums (replay_id, part,
      (after_kobo - before_kobo) desc, key)`)
  }
}
