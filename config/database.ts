import env from '#start/env'
import { defineConfig } from '@adonisjs/lucid'
import { registerNumberParsers } from '#shared/database/number_types'
import { namesOfStatements } from '#shared/scale/pooling'
import { connectionTo } from '../bin/runtime/database_address.js'

const readUrl = env.get('DATABASE_READ_URL')

export const hasReplica = Boolean(readUrl)

export const READING = 'reading'

/** The read replica. Timeouts are short, because callers can fall back to the primary. */
const reading = readUrl && {
  [READING]: {
    client: 'pg' as const,
    connection: {
      ...connectionTo(readUrl, 'DATABASE_READ_URL'),
      options: '-c default_transaction_read_only=on',
      connectionTimeoutMillis: 2_000,
      statement_timeout: 15_000,
      query_timeout: 20_000,
    },
    pool: { min: 0, max: 10, ...namesOfStatements },
    acquireConnectionTimeout: 5_000,
  },
}

registerNumberParsers()

export default defineConfig({
  connection: 'postgres',
  connections: {
    postgres: {
      client: 'pg',
      connection: connectionTo(env.get('DATABASE_URL')),
      pool: { min: 0, max: 10, ...namesOfStatements },
      migrations: { naturalSort: true, paths: ['database/migrations'] },
      schemaGeneration: {
        enabled: true,
        rulesPaths: ['./database/schema_rules.js'],
        outputPath: 'database/schema.ts',
        excludeTables: [
          ...['sessions', 'rate_limits', 'queue_jobs', 'queue_schedules'],
          ...['process_metrics', 'own_writes'],
          ...['data_versions', 'data_changes'],
        ],
      },
    },
    ...(reading || {}),
  },
})
