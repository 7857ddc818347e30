import db from '@adonisjs/lucid/services/db'

/** Connects to the primary database, even inside a request that reads from the replica. */
export const primary = () => db.connection(db.primaryConnectionName, { mode: 'write' })
