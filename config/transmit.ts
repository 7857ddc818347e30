import { defineConfig } from '@adonisjs/transmit'
import { transport } from '#shared/live/transport'

export default defineConfig({
  // Proxies close connections that are silent for a minute.
  pingInterval: '25s',
  transport: { driver: () => transport },
})
