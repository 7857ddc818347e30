import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('organizations', (table) => {
      table.bigIncrements('id')
      table.string('name', 100).notNullable()
      table.string('subdomain', 63).nullable().unique()
      table.string('contact_email', 254).nullable()
      table.string('contact_phone_number', 25).nullable()
      table.string('address', 100).nullable()
      table.boolean('active').notNullable().defaultTo(true)
      table.timestamps({ useTimestamps: false, defaultToNow: true })
    })

    this.schema.createTable('users', (table) => {
      table.bigIncrements('id')
      table.string('email', 254).notNullable().unique()
      table.string('password').notNullable()
      table.string('firstname', 50).notNullable()
      table.string('lastname', 50).notNullable()
      table.string('phone_number', 25).nullable()
      table.string('role', 20).notNullable().defaultTo('MEMBER')
      table.timestamp('blocked_at').nullable()
      table.timestamps({ useTimestamps: false, defaultToNow: true })
      table.check(`role in ('ROOT', 'ADMIN', 'MANAGER', 'MEMBER', 'FRANCHISE')`)
      table.check('email = lower(email)')
    })

    this.schema.createTable('memberships', (table) => {
      table.bigIncrements('id')
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.bigInteger('user_id').notNullable().references('users.id')
      table.string('role', 20).notNullable().defaultTo('member')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.unique(['organization_id', 'user_id'])
      table.check(`role in ('owner', 'member')`)
    })

    this.schema.createTable('access_tokens', (table) => {
      table.uuid('id').primary()
      table.bigInteger('user_id').notNullable().references('users.id')
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('expires_at').notNullable()
      table.timestamp('revoked_at').nullable()
      table.index(['user_id'])
    })
  }

  async down() {
    for (const table of ['access_tokens', 'memberships', 'users', 'organizations']) {
      this.schema.dropTable(table)
    }
  }
}
