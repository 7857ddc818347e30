import app from '@adonisjs/core/services/app'
import emitter from '@adonisjs/core/services/emitter'
import { beginTelling, endTelling } from '#shared/live/news'
import { endStreams } from '#identity/live/controllers/streams'

// Generating code starts the application too, and tells nobody.
emitter.on('http:server_ready', () => {
  beginTelling()
  // The last to be asked to end is the first that does: before the server, which waits for every answer.
  app.terminating(() => {
    endTelling()
    endStreams()
  })
})
