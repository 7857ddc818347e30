import db from '@adonisjs/lucid/services/db'

/**
 * Makes every connection fail as if no database were listening. Returns a function that restores
 * it.
 */
export function takeDatabaseAway(): () => void {
  const { client } = db.connection().getWriteClient()
  const acquire = client.acquireConnection
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  client.acquireConnection = () => Promise.reject(refused)
  return () => (client.acquireConnection = acquire)
}
