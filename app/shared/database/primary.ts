import db from '@adonisjs/lucid/services/db'

/** For what a process keeps, or asks once for many: of the primary, also while one of them reads from the replica. */
export const primary = () => db.connection(db.primaryConnectionName, { mode: 'write' })
