import { randomUUID } from 'node:crypto'
import { assert } from '@japa/assert'
import { apiClient } from '@japa/api-client'
import { browserClient } from '@japa/browser-client'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import type { Config } from '@japa/runner/types'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { sessionApiClient } from '@adonisjs/session/plugins/api_client'
import { shieldApiClient } from '@adonisjs/shield/plugins/api_client'
import { clockOffset, databaseClock } from '#tests/support/clock/clock'
import { launchChromium } from '#tests/support/chromium'
import { holdAnswersToHeaders } from '#tests/support/answer_headers'
import { holdCallsToReference } from '#tests/support/developers/reference_holding'
import { checkFigures } from '#admin/console/figure_verification'
import { createPartitions, PARTITIONED_TABLES } from '#admin/partitions/partitions'
import { findAllLedgerFaults } from '#admin/console/ledger_verification'
import { seedReference } from '#tests/support/reference'
import {
  changedTables,
  keepSeededState,
  restoreSeededState,
} from '#tests/support/database/seeded_state'
import { hearOfEndsPlainly } from '#tests/support/database/hear_of_end'
import { holdRowsToTypes, requireDeclaredRows } from '#tests/support/database/declared_rows'
import { holdTransactionsToOneConnection } from '#tests/support/database/one_connection'
import { endGroups, sharing } from '#tests/support/sharing'
import { opensPagesWithoutBrowser } from '#tests/support/dom/pages_without_browser'
import { visitsAs } from '#tests/browser/visit_as'
import { tellsWhatWasShown } from '#tests/browser/what_was_shown'
import { forgetLimits } from '#tests/support/limits'

export const plugins: Config['plugins'] = [
  assert(),
  pluginAdonisJS(app),
  apiClient(),
  sessionApiClient(app),
  shieldApiClient(),
  browserClient({ runInSuites: ['browser'], launcher: launchChromium }),
  opensPagesWithoutBrowser,
  tellsWhatWasShown,
  endGroups,
  visitsAs,
]

export const refiner = sharing ?? undefined

export const runnerHooks: Required<Pick<Config, 'setup' | 'teardown'>> = {
  // The database is made anew for each run, so nothing is rolled back at the end.
  setup: [
    async () => {
      hearOfEndsPlainly()
      await testUtils.db().migrate()
      // Processes have copies of one database, and may share a store of files.
      await db.from('database_identity').update({ id: randomUUID() })
      await databaseClock.moveDefaults(process.env.DATABASE_URL!)
      if (clockOffset) await makeMonths()
      // The queue keeps the connection that it was made with: not that of a test's transaction.
      await app.container.make('queue.manager')
      await seedReference()
      await keepSeededState()
    },
  ],
  teardown: [requireDeclaredRows],
}

export const configureSuite: Config['configureSuite'] = (suite) => {
  suite.setup(() => {
    sharing?.startTaking()
    return () => sharing?.stopTaking()
  })
  if (['browser', 'pages', 'functional'].includes(suite.name)) {
    suite.onGroup((group) => {
      // After all that the group itself does in the end.
      group.teardown(() => () => forgetCommits())
      // All tests come from one address, which may not sign in as often as they do together.
      group.each.setup(() => forgetLimits())
    })
    suite.setup(async () => {
      const close = await testUtils.httpServer().start()
      // Only who asks ends a connection that rests: here both may be too busy to hear that the other just did.
      const server = await app.container.make('server')
      server.getNodeServer()!.keepAliveTimeout = 0
      return close
    })
    holdCallsToReference(suite)
    holdAnswersToHeaders(suite)
    holdTransactionsToOneConnection(suite)
    holdRowsToTypes(suite)
  }
}

/** The database may be a copy of one that was migrated years before the moment of this run. */
async function makeMonths() {
  for (const table of PARTITIONED_TABLES) await createPartitions(db.connection(), table)
}

/**
 * Tests of things that happen at once, and of the whole job, really commit: the next group must not meet what they left.
 * Whatever they moved, the books balance afterwards, and screens show what there is.
 */
async function forgetCommits() {
  const changed = await changedTables()
  if (changed.length === 0) return
  const books = await findAllLedgerFaults()
  const figures = await checkFigures({ all: true })
  await restoreSeededState(changed)
  const faults = [...books, ...figures.faults]
  if (faults.length > 0) throw new Error(['Its tests left faults:', ...faults].join('\n'))
}
