import emitter from '@adonisjs/core/services/emitter'
import logger from '@adonisjs/core/services/logger'

emitter.onError((event, error) => {
  logger.error({ err: error, event: String(event) }, 'A listener failed')
})
