import db from '@adonisjs/lucid/services/db'

/** Makes every connection fail as if no database were there, until the result is called. */
export function disconnectDatabase(): () => void {
  const { client } = db.connection().getWriteClient()
  const acquire = client.acquireConnection
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  client.acquireConnection = () => Promise.reject(refused)
  return () => (client.acquireConnection = acquire)
}
