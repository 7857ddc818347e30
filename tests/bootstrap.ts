import { assert } from '@japa/assert'
import { apiClient } from '@japa/api-client'
import { browserClient } from '@japa/browser-client'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import type { Config } from '@japa/runner/types'
import app from '@adonisjs/core/services/app'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { sessionApiClient } from '@adonisjs/session/plugins/api_client'
import { shieldApiClient } from '@adonisjs/shield/plugins/api_client'
import { clockOffset, databaseClock } from '#tests/support/clock/clock'
import { launchChromium } from '#tests/support/chromium'
import { holdAnswersToHeaders } from '#tests/support/answer_headers'
import { refillDemoWallets } from '#tests/support/money/demo_funds'
import { holdCallsToReference } from '#tests/support/developers/reference_holding'
import { findFigureFaults, repairFigures } from '#admin/console/figure_verification'
import { makePartitions, PARTITIONED } from '#admin/partitions/partitions'
import { findAllFaults } from '#admin/console/ledger_verification'
import { seedReference } from '#tests/support/reference'
import { hearOfEndsPlainly } from '#tests/support/database/hear_of_end'
import { holdTransactionsToOneConnection } from '#tests/support/database/one_connection'
import { makeMiddlewaresOnce } from '#shared/http/middleware/made_once'
import { endGroups, sharing } from '#tests/support/sharing'
import { opensPagesWithoutBrowser } from '#tests/support/dom/pages_without_browser'
import { visitsAs } from '#tests/browser/visit_as'
import { tellsWhatWasShown } from '#tests/browser/what_was_shown'

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
      await databaseClock.moveDefaults(process.env.DATABASE_URL!)
      if (clockOffset) await makeMonths()
      // The queue keeps the connection that it was made with: not that of a test's transaction.
      await app.container.make('queue.manager')
      await seedReference()
    },
  ],
  teardown: [],
}

export const configureSuite: Config['configureSuite'] = (suite) => {
  suite.setup(() => {
    sharing?.startTaking()
    return () => sharing?.stopTaking()
  })
  if (['browser', 'pages', 'functional'].includes(suite.name)) {
    suite.onGroup((group) => {
      group.setup(() => forgetCommits())
      // All tests come from one address, which may not sign in as often as they do together.
      group.each.setup(() => limiter.clear())
    })
    suite.teardown(() => refuseFaults())
    suite.setup(async () => {
      const close = await testUtils.httpServer().start()
      // The server of a test has its routes later than one that serves people.
      makeMiddlewaresOnce()
      return close
    })
    holdCallsToReference(suite)
    holdAnswersToHeaders(suite)
    holdTransactionsToOneConnection(suite)
  }
}

/** The database may be a copy of one that was migrated years before the moment of this run. */
async function makeMonths() {
  for (const table of PARTITIONED) await makePartitions(db.connection(), table)
}

/**
 * Tests of things that happen at once, and of the whole job, really commit: the next group must not
 * meet their parcels, prices and letters. Nor the room of thousands that were rolled back: whoever
 * looks for one row reads all of it, until it is planned anew.
 */
async function forgetCommits() {
  if (await isAnythingLeft()) {
    await db.rawQuery(`truncate ${COMMITTED.join(', ')} cascade`)
    // No trigger hears of rows that are taken away like this.
    await repairFigures()
  }
  await refillDemoWallets()
}

const COMMITTED = [
  'shipments',
  'quotes',
  'saved_addresses',
  'saved_boxes',
  'booking_drafts',
  'shipping_zones',
  'inbox_messages',
]

const MOST_ROOM = 4 * 1024 * 1024

/** Most groups commit nothing, and to empty what is empty takes longer than many a test. */
async function isAnythingLeft(): Promise<boolean> {
  emptied ??= await tablesEmptiedWith(COMMITTED)
  const signs = emptied.flatMap((table) => [
    `exists (select from ${table})`,
    `pg_relation_size('${table}') > ${MOST_ROOM}`,
  ])
  const found = await db.rawQuery(`select ${signs.join(' or ')} as "isAny"`)
  return found.rows[0].isAny
}

let emptied: string[] | undefined

/** `cascade` takes what refers to them too. */
async function tablesEmptiedWith(tables: string[]): Promise<string[]> {
  const { rows } = await db.rawQuery(
    `with recursive emptied (id) as (
       select unnest(:tables::text[])::regclass::oid
       union select conrelid from emptied join pg_constraint on confrelid = id and contype = 'f'
     )
     select id::regclass::text as name from emptied`,
    { tables }
  )
  return rows.map(({ name }: { name: string }) => name)
}

/** Whatever a suite moved, the books balance afterwards, and screens show what there is. */
async function refuseFaults() {
  const faults = await findAllFaults()
  if (faults.length > 0) throw new Error(['The ledger has faults:', ...faults].join('\n'))
  const figures = await findFigureFaults({ all: true })
  if (figures.faults.length > 0) {
    throw new Error(['The figures have faults:', ...figures.faults].join('\n'))
  }
}
