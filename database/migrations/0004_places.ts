import { Migration } from '#database/migration'

/** Countries, states and cities, by the codes that people know: GB, NG_LA. */
export default class extends Migration {
  async up() {
    this.schema.createTable('countries', (table) => {
      table.string('code', 2).primary()
      table.string('name', 100).notNullable()
      table.string('region_code', 40).nullable()
      table.string('region_name', 60).nullable()
      table.string('continent_code', 2).nullable()
      table.string('continent_name', 20).nullable()
      table.double('latitude').nullable()
      table.double('longitude').nullable()
    })
    this.trigger(`countries_search after update of name on countries
      for each row when (old.name is distinct from new.name) execute function shipment_search_follows_place()`)
    this.raiseDataVersion('countries', 'places')

    this.schema.createTable('states', (table) => {
      table.string('key', 12).primary()
      table.string('country_code', 2).notNullable().references('countries.code').index()
      table.string('code', 8).notNullable()
      table.string('name', 120).notNullable()
      table.double('latitude').nullable()
      table.double('longitude').nullable()
    })
    this.trigger(`states_search after update of name on states
      for each row when (old.name is distinct from new.name) execute function shipment_search_follows_place()`)
    this.raiseDataVersion('states', 'places')

    this.schema.createTable('cities', (table) => {
      table.bigIncrements('id')
      table.string('state_key', 12).notNullable().references('states.key')
      table.string('code', 80).notNullable()
      table.string('name', 120).notNullable()
      table.double('latitude').nullable()
      table.double('longitude').nullable()
      table.unique(['state_key', 'code'])
    })
    this.raiseDataVersion('cities', 'places')
  }
}
