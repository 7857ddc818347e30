import db from '@adonisjs/lucid/services/db'

/**
 * The primary, even inside a request that reads from the replica: for data that a process caches or
 * reads once for several callers.
 */
export const primary = () => db.connection(db.primaryConnectionName, { mode: 'write' })
