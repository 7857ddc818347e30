import { Migration } from '#database/migration'

/** Who asked for news of a parcel on its tracking page, in which language its receiver is written to, who took it. */
export default class extends Migration {
  async up() {
    this.schema.createTable('parcel_followers', (table) => {
      table.bigIncrements('id')
      table.bigInteger('shipment_id').notNullable().references('shipments.id').onDelete('cascade')
      table.string('channel', 5).notNullable()
      // Null for SMS, which go to the number of the receiver and to no other.
      table.string('email', 254).nullable()
      table.string('language', 5).notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now()).index()
      // An address is only written to once its owner has said so.
      table.timestamp('confirmed_at').nullable()
      table.timestamp('stopped_at').nullable()
      // The last thing that was told: never the same twice.
      table.string('last_told', 40).nullable()
      table.integer('messages').notNullable().defaultTo(0)
      table.check(`channel in ('email', 'sms')`)
      table.check(`(channel = 'email') = (email is not null)`)
    })
    this.schema.raw(`create unique index parcel_followers_once on parcel_followers
      (shipment_id, channel, coalesce(email, ''))`)

    this.schema.alterTable('tracking_events', (table) => {
      // Who took a delivered parcel: for the receiver, and blanked with them.
      table.string('signed_by', 80).nullable()
    })

    this.schema.alterTable('shipment_addresses', (table) => {
      // Chosen by the receiver; null where the country proposes.
      table.string('language', 5).nullable()
    })
  }
}
