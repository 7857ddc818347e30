import { Migration } from '#database/migration'

/** Gift codes and their redemptions. */
export default class extends Migration {
  async up() {
    this.schema.createTable('gift_codes', (table) => {
      table.bigIncrements('id')
      table.string('code', 30).notNullable().unique()
      table.string('description', 100).nullable()
      table.string('kind', 10).notNullable()
      table.integer('basis_points').nullable()
      table.bigInteger('amount_kobo').nullable()
      table.bigInteger('minimum_kobo').notNullable().defaultTo(0)
      // `expires_on`: the last day in Lagos on which the code works.
      table.date('expires_on').nullable()
      table.integer('total_limit').nullable()
      table.integer('customer_limit').nullable()
      // `used_count`: triggers update it and enforce the limits under a lock.
      table.integer('used_count').notNullable().defaultTo(0)
      table.integer('version').notNullable().defaultTo(1)
      table.bigInteger('created_by').notNullable().references('users.id')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('updated_at').notNullable().defaultTo(this.now())
      table.timestamp('deactivated_at').nullable()
      table.bigInteger('deactivated_by').nullable().references('users.id')
      table.check('code = upper(code) and length(code) between 2 and 30')
      table.check(`(kind = 'percent' and basis_points between 1 and 10000 and amount_kobo is null)
        or (kind = 'amount' and amount_kobo > 0 and basis_points is null)`)
      table.check('minimum_kobo >= 0 and total_limit > 0 and customer_limit > 0')
      table.check(
        'used_count >= 0 and (total_limit is null or used_count <= total_limit)',
        {},
        'gift_codes_total_limit'
      )
    })

    this.schema.createTable('gift_code_redemptions', (table) => {
      table.bigIncrements('id')
      table.bigInteger('gift_code_id').notNullable().references('gift_codes.id')
      table.bigInteger('shipment_id').notNullable().references('shipments.id').onDelete('cascade')
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      // `user_id`: null for a business, whose people share one limit.
      table.bigInteger('user_id').nullable().references('users.id')
      table.bigInteger('applied_by').notNullable().references('users.id')
      // The discount when the code was used, which later changes of the code do not alter.
      table.string('kind', 10).notNullable()
      table.integer('basis_points').nullable()
      table.bigInteger('amount_kobo').nullable()
      table.bigInteger('discount_kobo').notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('released_at').nullable()
      table.string('release_reason', 10).nullable()
      table.index(['gift_code_id', 'id'])
      table.index(['shipment_id'])
      table.check('discount_kobo >= 0')
      table.check(`release_reason in ('changed', 'rebooked', 'canceled', 'voided')`)
      table.check('(released_at is null) = (release_reason is null)')
    })
    this.schema.raw(`create unique index gift_code_redemptions_shipment
      on gift_code_redemptions (shipment_id) where released_at is null`)
    this.schema.raw(`create index gift_code_redemptions_customer
      on gift_code_redemptions (gift_code_id, organization_id, user_id) where released_at is null`)
    this.trigger(`gift_code_redemptions_counted before insert on gift_code_redemptions
      for each row execute function gift_code_redemption_is_counted()`)
    this.trigger(`gift_code_redemptions_freed before update or delete on gift_code_redemptions
      for each row execute function gift_code_redemption_is_freed()`)
  }
}
