import app from '@adonisjs/core/services/app'
import emitter from '@adonisjs/core/services/emitter'
import { startMonitoring } from '#admin/health/start_monitoring'
import { logSetupWarnings } from '#admin/setup/log_setup_warnings'
import { closeStreams } from '#identity/live/controllers/live_streams'
import { refreshBrandPeriodically } from '#shared/brand/current_brand'
import { preloadSnapshots } from '#shared/database/snapshot'
import { refreshTranslationsPeriodically } from '#shared/languages/translation_edits'
import { startLiveUpdates, stopLiveUpdates } from '#shared/live/live_updates'

app.ready(refreshBrandPeriodically)
app.ready(logSetupWarnings)
app.ready(refreshTranslationsPeriodically)

// Only on the server: code generation starts the application too.
emitter.on('http:server_ready', () => startMonitoring('web'))
emitter.on('http:server_ready', () => {
  startLiveUpdates()
  // Registered last, so it runs first on shutdown: the server waits for open streams to end.
  app.terminating(() => {
    stopLiveUpdates()
    closeStreams()
  })
})
emitter.on('http:server_ready', () => preloadSnapshots())
