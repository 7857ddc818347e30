import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Keeps two owners apart who save the same choice of a brand: each choice is saved by itself, and so
 * counts by itself. A message without words is the default one; its row stays, and goes on counting.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('brand_settings', (table) => {
      table.integer('theme_version').notNullable().defaultTo(1)
      table.integer('preferences_version').notNullable().defaultTo(1)
      table.integer('products_version').notNullable().defaultTo(1)
    })
    this.schema.alterTable('notification_templates', (table) => {
      table.setNullable('subject')
      table.setNullable('body')
      table.setNullable('sms')
      table.integer('version').notNullable().defaultTo(1)
    })
    this.schema.raw(`create trigger notification_templates_version
      before update on notification_templates for each row execute function count_version()`)
  }

  async down() {
    this.schema.raw('drop trigger notification_templates_version on notification_templates')
    this.schema.raw('delete from notification_templates where subject is null')
    this.schema.alterTable('notification_templates', (table) => {
      table.dropNullable('subject')
      table.dropNullable('body')
      table.dropNullable('sms')
      table.dropColumn('version')
    })
    this.schema.alterTable('brand_settings', (table) => {
      table.dropColumns('theme_version', 'preferences_version', 'products_version')
    })
  }
}
