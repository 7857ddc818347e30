import emitter from '@adonisjs/core/services/emitter'
import { readAheadOfUse } from '#shared/database/snapshot'

// Generating code starts the application too, and answers nobody.
emitter.on('http:server_ready', () => readAheadOfUse())
