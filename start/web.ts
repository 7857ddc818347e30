import app from '@adonisjs/core/services/app'
import emitter from '@adonisjs/core/services/emitter'
import { startMonitoring } from '#admin/health/start_monitoring'
import { logSetupWarnings } from '#admin/setup/log_setup_warnings'
import { closeStreams } from '#identity/live/controllers/live_streams'
import { refreshBrandPeriodically } from '#shared/brand/current_brand'
import { preloadSnapshots } from '#shared/database/snapshot'
import { drainBeforeStop } from '#shared/http/drain'
import { refreshTranslationsPeriodically } from '#shared/languages/translation_edits'
import { startLiveUpdates, stopLiveUpdates } from '#shared/live/live_updates'

app.ready(refreshBrandPeriodically)
app.ready(logSetupWarnings)
app.ready(refreshTranslationsPeriodically)

// Waits for the server, because code generation starts the application without one.
emitter.on('http:server_ready', () => startMonitoring('web'))
emitter.on('http:server_ready', () => {
  startLiveUpdates()
  app.terminating(stopLiveUpdates)
})
emitter.on('http:server_ready', () => preloadSnapshots())
// Last, because the hook registered last runs first: until it ends, requests need all the others.
emitter.on('http:server_ready', () => drainBeforeStop(closeStreams))
