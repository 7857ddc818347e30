import emitter from '@adonisjs/core/services/emitter'
import { watch } from '#start/watching'

// Generating code starts the application too, and serves nobody.
emitter.on('http:server_ready', () => watch('web'))
