import RedisProvider from '@adonisjs/redis/redis_provider'
import { watchRedis } from '#shared/redis/redis_outage'

/** The client of Redis, which says an outage once, and lets a process end in the middle of one. */
export default class WatchedRedisProvider extends RedisProvider {
  register() {
    super.register()
    this.app.container.resolving('redis', (redis) => {
      redis.doNotLogErrors()
      redis.on('connection', (connection) => {
        if (connection.connectionName === 'main') watchRedis(redis.connection('main'))
      })
    })
  }

  async shutdown() {
    const redis = await this.app.container.make('redis')
    await redis.quitAll().catch(() => redis.disconnectAll())
  }
}
