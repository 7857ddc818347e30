import { SettingSchema } from '#database/schema'
import { column } from '@adonisjs/lucid/orm'

/** What is chosen for one key. `Setting` gives it a type and a default. */
export default class SettingRow extends SettingSchema {
  static table = 'settings'
  static selfAssignPrimaryKey = true

  // The driver would write a list as an array of PostgreSQL, and a bare number as no JSON at all.
  @column({ prepare: (value: unknown) => JSON.stringify(value) })
  declare value: unknown
}
