import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { hasRedis } from '#config/redis'

/** Cuts the connection on which processes notify each other, over PostgreSQL or Redis. */
export async function cutNotificationConnection() {
  if (!hasRedis) {
    await db.rawQuery(
      `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen sendam_news'`
    )
    return
  }
  const redis = await app.container.make('redis')
  await redis.connection('main').client('KILL', 'TYPE', 'pubsub')
}
