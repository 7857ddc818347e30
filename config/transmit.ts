import { defineConfig } from '@adonisjs/transmit'
import { transport } from '#shared/live/transport'

export default defineConfig({
  // More often than once a minute, because proxies close connections that are silent so long.
  pingInterval: '25s',
  transport: { driver: () => transport },
})
