import { Migration } from '#database/migration'

const OF_DRAFT = `current_setting('sendam.tariff_draft')::bigint`
const OF_PAST = `current_setting('sendam.tariff_number')::integer`

/** What the tariff adds to its rates, in each of its versions. Decision 64. */
export default class extends Migration {
  async up() {
    this.schema.createTable('shipping_surcharges', (table) => {
      table.bigIncrements('id')
      table.string('kind', 20).notNullable()
      table.string('name', 60).notNullable()
      table.integer('basis_points').nullable()
      table.bigInteger('amount_kobo').nullable()
      table.string('courier_code', 20).nullable().references('couriers.code')
      table.string('shipment_kind', 10).nullable()
      table.string('origin_country', 2).nullable().references('countries.code')
      table.string('origin_state', 8).nullable()
      table.string('destination_country', 2).nullable().references('countries.code')
      table.string('destination_state', 8).nullable()
      table.integer('above_grams').notNullable().defaultTo(0)
      table.integer('end_grams').nullable()
      table.integer('longer_than_cm').nullable()
      table.date('starts_on').nullable()
      table.date('ends_on').nullable()
      table.integer('version').notNullable().defaultTo(1)
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.check(`kind in ('fuel', 'remote_area', 'oversize', 'peak_season', 'other')`)
      table.check(`shipment_kind in ('domestic', 'export', 'import')`)
      table.check('(basis_points is null) <> (amount_kobo is null)')
      table.check('basis_points > 0 and basis_points <= 10000')
      table.check('amount_kobo > 0')
      table.check('above_grams >= 0 and above_grams < end_grams')
      table.check(`longer_than_cm is null or longer_than_cm > 0 and kind = 'oversize'`)
      table.check('starts_on <= ends_on')
    })
    this.schema.createTable('tariff_surcharge_states', (table) => {
      table.bigInteger('surcharge_id').notNullable()
      table.integer('number').notNullable().references('tariff_versions.number')
      // Null where it was removed.
      table.jsonb('content').nullable()
      table.primary(['surcharge_id', 'number'])
      table.index(['number'])
    })
    this.schema.alterTable('tariff_versions', (table) => {
      table.integer('surcharges_changed').notNullable().defaultTo(0)
    })
    this.schema.alterTable('shipment_charges', (table) => {
      table.string('surcharge_kind', 20).nullable()
    })
    this.load('tariff_surcharges')
    this.load('tariff_versions')
    this.load('shipment_margins')
    this.#draftsAndPast()
    this.schema
      .raw(`create trigger shipping_surcharges_data after insert or update or delete or truncate
      on shipping_surcharges for each statement execute function note_data_change('tariff')`)
  }

  /** As of zones and rates: the same name under another schema. Decision 63. */
  #draftsAndPast() {
    this.schema
      .raw(`create table draft_surcharges (like shipping_surcharges including defaults including constraints,
      tariff_version_id bigint not null default ${OF_DRAFT} references tariff_versions (id) on delete cascade,
      primary key (tariff_version_id, id))`)
    this.schema.raw(`do $$ begin execute (
      select format('create view drafts.shipping_surcharges as select %s from draft_surcharges
        where tariff_version_id = ${OF_DRAFT.replaceAll("'", "''")}', string_agg(quote_ident(attname), ', ' order by attnum))
      from pg_attribute where attrelid = 'shipping_surcharges'::regclass and attnum > 0 and not attisdropped); end $$`)
    this.schema.raw(`create view past.shipping_surcharges as
      select held.* from surcharge_states_at(${OF_PAST}) as state,
        lateral jsonb_populate_record(null::shipping_surcharges,
          state.content || jsonb_build_object('id', surcharge_id, 'version', 1)) as held
      where state.content is not null`)
  }
}
