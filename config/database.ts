import env from '#start/env'
import { defineConfig } from '@adonisjs/lucid'
import { registerNumberParsers } from '#shared/database/number_types'
import { primaryPool, replicaPool } from '#shared/database/connection_pool'
import { addressesIn, connectionTo } from '../bin/runtime/database_address.js'

/** Timeouts of replicas are short, because callers can fall back to the primary. */
const replicas = Object.fromEntries(
  addressesIn(env.get('DATABASE_READ_URL')).map((url, at) => [
    `replica_${at + 1}`,
    {
      client: 'pg' as const,
      connection: {
        ...connectionTo(url, 'DATABASE_READ_URL'),
        options: '-c default_transaction_read_only=on',
        connectionTimeoutMillis: 2_000,
        statement_timeout: 15_000,
        query_timeout: 20_000,
      },
      pool: replicaPool,
      acquireConnectionTimeout: 5_000,
    },
  ])
)

/** Connections of the read replicas, each with its own pool. */
export const REPLICAS = Object.keys(replicas)

export const hasReplica = REPLICAS.length > 0

registerNumberParsers()

export default defineConfig({
  connection: 'postgres',
  connections: {
    postgres: {
      client: 'pg',
      connection: connectionTo(env.get('DATABASE_URL')),
      pool: primaryPool,
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
    ...replicas,
  },
})
