import db from '@adonisjs/lucid/services/db'

/** Makes every connection fail, as without a database, until the returned function is called. */
export function disconnectDatabase(): () => void {
  const { client } = db.connection().getWriteClient()
  const acquire = client.acquireConnection
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  client.acquireConnection = () => Promise.reject(refused)
  return () => (client.acquireConnection = acquire)
}
