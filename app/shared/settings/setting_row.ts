import { SettingSchema } from '#database/schema'
import { column } from '@adonisjs/lucid/orm'

export default class SettingRow extends SettingSchema {
  static table = 'settings'
  static selfAssignPrimaryKey = true

  // The driver would send a list as a PostgreSQL array, and a bare number not as JSON.
  @column({ prepare: (value: unknown) => JSON.stringify(value) })
  declare value: unknown
}
