import env from '#start/env'
import { defineConfig, targets } from '@adonisjs/core/logger'
import type { InferLoggers } from '@adonisjs/core/types'
import { loggableError } from '#shared/errors/loggable_error'
import { loggableRequestId } from '#shared/http/loggable_request_id'

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
      serializers: { err: loggableError, request_id: loggableRequestId },
      transport: { targets: [targets.file({ destination: 1 })] },
    },
  },
})

export default loggerConfig

declare module '@adonisjs/core/types' {
  export interface LoggersList extends InferLoggers<typeof loggerConfig> {}
}
