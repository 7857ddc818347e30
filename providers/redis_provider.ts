import RedisProvider from '@adonisjs/redis/redis_provider'
import { watchRedis } from '#shared/scale/redis/redis_outage'

/** The Redis client, which logs an outage once and lets a process end during one. */
export default class WatchedRedisProvider extends RedisProvider {
  register() {
    super.register()
    this.app.container.resolving('redis', async (redis) => {
      // The logger must be ready first, so that a process which starts during an outage logs it.
      const logger = await this.app.container.make('logger')
      redis.doNotLogErrors()
      redis.on('connection', (connection) => {
        if (connection.connectionName === 'main') watchRedis(redis.connection('main'), logger)
        // `quit` of ioredis leaves its connections to sentinels open, so the process would not end.
        connection.on('end', () => connection.ioConnection.disconnect())
      })
    })
  }

  async shutdown() {
    const redis = await this.app.container.make('redis')
    await redis.quitAll().catch(() => redis.disconnectAll())
  }
}
