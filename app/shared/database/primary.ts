import db from '@adonisjs/lucid/services/db'

/** The primary, even inside a request that reads from the replica. */
export const primary = () => db.connection(db.primaryConnectionName, { mode: 'write' })
