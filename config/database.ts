import env from '#start/env'
import { defineConfig } from '@adonisjs/lucid'
import { connectionTo } from '../bin/runtime/database_address.js'

export default defineConfig({
  connection: 'postgres',
  connections: {
    postgres: {
      client: 'pg',
      connection: connectionTo(env.get('DATABASE_URL')),
      pool: { min: 0, max: 10 },
      migrations: { naturalSort: true, paths: ['database/migrations'] },
      schemaGeneration: {
        enabled: true,
        rulesPaths: ['./database/schema_rules.js'],
        outputPath: 'database/schema.ts',
        excludeTables: [
          ...['sessions', 'rate_limits', 'queue_jobs', 'queue_schedules', 'process_metrics'],
          ...['data_versions', 'data_changes'],
        ],
      },
    },
  },
})
