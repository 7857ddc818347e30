import app from '@adonisjs/core/services/app'
import emitter from '@adonisjs/core/services/emitter'
import { watch } from '#admin/health/watch'
import { warnOfSetup } from '#admin/setup/setup_warnings'
import { endStreams } from '#identity/live/controllers/streams'
import { keepBrandCurrent } from '#shared/brand/current_brand'
import { readAheadOfUse } from '#shared/database/snapshot'
import { keepWordsCurrent } from '#shared/languages/edited_words'
import { beginTelling, endTelling } from '#shared/live/news'

app.ready(warnOfSetup)
app.ready(keepBrandCurrent)
app.ready(keepWordsCurrent)

// Code generation starts the application too, and serves nobody.
emitter.on('http:server_ready', () => watch('web'))
emitter.on('http:server_ready', () => {
  beginTelling()
  // The last to be asked to end is the first that does: before the server, which waits for every answer.
  app.terminating(() => {
    endTelling()
    endStreams()
  })
})
emitter.on('http:server_ready', () => readAheadOfUse())
