import env from '#start/env'
import { defineConfig, targets } from '@adonisjs/core/logger'
import type { InferLoggers } from '@adonisjs/core/types'

const loggerConfig = defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'sendam',
      level: env.get('LOG_LEVEL') ?? 'warn',
      redact: {
        paths: ['password', '*.password', 'authorization', '*.authorization', 'cookie', '*.cookie'],
      },
      transport: { targets: [targets.file({ destination: 1 })] },
    },
  },
})

export default loggerConfig

declare module '@adonisjs/core/types' {
  export interface LoggersList extends InferLoggers<typeof loggerConfig> {}
}
