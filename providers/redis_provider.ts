import RedisProvider from '@adonisjs/redis/redis_provider'
import { watchRedis } from '#shared/scale/redis/redis_outage'

/** The client of Redis, which says an outage once, and lets a process end in the middle of one. */
export default class WatchedRedisProvider extends RedisProvider {
  register() {
    super.register()
    this.app.container.resolving('redis', async (redis) => {
      // A process that starts in the middle of an outage hears of it before it is through with starting.
      const logger = await this.app.container.make('logger')
      redis.doNotLogErrors()
      redis.on('connection', (connection) => {
        if (connection.connectionName === 'main') watchRedis(redis.connection('main'), logger)
      })
    })
  }

  async shutdown() {
    const redis = await this.app.container.make('redis')
    await redis.quitAll().catch(() => redis.disconnectAll())
  }
}
