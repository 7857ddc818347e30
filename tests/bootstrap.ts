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
import { checkAnswerHeaders } from '#tests/support/answer_headers'
import { checkCallsAgainstReference } from '#tests/support/developers/reference_check'
import { checkFigures } from '#admin/console/figure_verification'
import { flushCallLog } from '#identity/api_keys/call_log'
import { createPartitions, PARTITIONED_TABLES } from '#admin/partitions/partitions'
import { findAllLedgerFaults } from '#admin/console/ledger_verification'
import { seedReference } from '#tests/support/reference'
import {
  findChangedTables,
  keepSeededState,
  restoreSeededState,
} from '#tests/support/database/seeded_state'
import { keepTransactionListeners } from '#tests/support/database/transaction_listeners'
import { recordRowTypes, requireDeclaredRows } from '#tests/support/database/declared_rows'
import { forbidSecondConnections } from '#tests/support/database/one_connection'
import { reportGroupEnd, sharing } from '#tests/support/test_sharing'
import { opensPagesWithoutBrowser } from '#tests/support/dom/pages_without_browser'
import { addVisitAs } from '#tests/browser/visit_as'
import { reportFailedPages } from '#tests/browser/failure_report'
import { forgetLimits } from '#tests/support/limits'

export const plugins: Config['plugins'] = [
  assert(),
  pluginAdonisJS(app),
  apiClient(),
  sessionApiClient(app),
  shieldApiClient(),
  browserClient({ runInSuites: ['browser'], launcher: launchChromium }),
  opensPagesWithoutBrowser,
  reportFailedPages,
  reportGroupEnd,
  addVisitAs,
]

export const refiner = sharing ?? undefined

export const runnerHooks: Required<Pick<Config, 'setup' | 'teardown'>> = {
  // Nothing is rolled back at the end: each run gets a new database.
  setup: [
    async () => {
      keepTransactionListeners()
      await testUtils.db().migrate()
      // Parallel processes have copies of one database and may share a file store.
      await db.from('database_identity').update({ id: randomUUID() })
      await databaseClock.moveDefaults(process.env.DATABASE_URL!)
      if (clockOffset) await makeMonths()
      // Opens the queue's connection now, so that it does not join a test's transaction.
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
  if (['browser', 'pages', 'functional', 'faults'].includes(suite.name)) {
    suite.onGroup((group) => {
      // The inner function runs after the group's own teardown.
      group.teardown(() => () => forgetCommits())
    })
  }
  if (['browser', 'pages', 'functional'].includes(suite.name)) {
    suite.onGroup((group) => {
      // All tests share one IP address and together would exceed its sign-in limit.
      group.each.setup(() => forgetLimits())
      // A call that is logged during the next test has an unknown key and would end its transaction.
      group.each.teardown(() => flushCallLog())
    })
    suite.setup(async () => {
      const close = await testUtils.httpServer().start()
      const server = await app.container.make('server')
      const node = server.getNodeServer()!
      // Never closes an idle connection: a busy client could miss that and send on it.
      node.keepAliveTimeout = 0
      return () => {
        const closed = close()
        // Chromium may open a connection that it never uses; the server would wait for its request.
        node.closeAllConnections()
        return closed
      }
    })
    checkCallsAgainstReference(suite)
    checkAnswerHeaders(suite)
    forbidSecondConnections(suite)
    recordRowTypes(suite)
  }
}

/** The database may be a copy that was migrated years before the moved clock of this run. */
async function makeMonths() {
  for (const table of PARTITIONED_TABLES) await createPartitions(db.connection(), table)
}

/**
 * Checks the ledger and the figures, and undoes what the group has committed. Throws if the ledger
 * did not balance or a figure was wrong.
 */
async function forgetCommits() {
  const changed = await findChangedTables()
  if (changed.length === 0) return
  const books = await findAllLedgerFaults()
  const figures = await checkFigures({ all: true })
  await restoreSeededState(changed)
  const faults = [...books, ...figures.faults]
  if (faults.length > 0)
    throw new Error(['The tests of this group left faults:', ...faults].join('\n'))
}
