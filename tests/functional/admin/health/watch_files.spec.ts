import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { parse } from 'yaml'
import { DATABASE_STATE_HELP } from '#admin/health/database_state'
import { renderMetrics } from '#admin/health/render_metrics'
import backup from '#config/backup'
import { countRequest } from '#shared/health/process_metrics'

const text = (file: string) => readFileSync(app.makePath(file), 'utf8')

/**
 * Metrics of other programs, as node_exporter 1.5, Patroni 3.0.2 and etcd 3.4 give them.
 * `patroni_quorum_standby` came with Patroni 4, and `up` is of Prometheus itself.
 */
const OTHERS = [
  'up',
  ...['avail_bytes', 'size_bytes'].map((end) => `node_filesystem_${end}`),
  ...['node_timex_sync_status', 'node_systemd_unit_state', 'node_memory_MemAvailable_bytes'],
  ...['primary', 'replica', 'sync_standby', 'quorum_standby'].map((end) => `patroni_${end}`),
  ...['xlog_location', 'xlog_replayed_location'].map((end) => `patroni_${end}`),
  ...['failsafe_mode_is_active', 'pending_restart'].map((end) => `patroni_${end}`),
  ...['etcd_server_has_leader', 'etcd_disk_wal_fsync_duration_seconds_bucket'],
]

interface Rule {
  alert: string
  expr: string
  labels: { severity: string }
}

const groups = parse(text('deploy/watch/alerts.yml')) as { groups: { rules: Rule[] }[] }
const rules = groups.groups.flatMap((group) => group.rules)

interface RuleTest {
  promql_expr_test?: { expr: string; exp_samples: unknown[] }[]
}

const { tests } = parse(text('deploy/watch/alerts_test.yml')) as { tests: RuleTest[] }

interface Panel {
  id: number
  type: string
  title: string
  gridPos: { x: number; y: number; w: number; h: number }
  targets?: { refId: string; expr: string }[]
}

const dashboard = JSON.parse(text('deploy/watch/dashboard.json')) as {
  uid: string
  title: string
  schemaVersion: number
  templating: { list: { name: string; type: string }[] }
  panels: Panel[]
}
const expressions = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))

function metricsIn(expression: string): string[] {
  const known = /\b(?:up|(?:sendam|node|patroni|etcd|nodejs|process)_\w+)\b/g
  return expression.replaceAll(/"[^"]*"/g, '').match(known) ?? []
}

async function metricsOfOurs(): Promise<Set<string>> {
  countRequest({ method: 'GET', route: null, status: 200, seconds: 0.1 })
  backup.maxAgeHours = 26
  const node = new Registry()
  collectDefaultMetrics({ register: node })
  const given = `${await renderMetrics()}\n${await node.metrics()}\n${text('deploy/drill.sh')}`
  const declared = [...given.matchAll(/^# TYPE (\w+) (\w+)/gm)]
  return new Set([
    ...declared.flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name]
    ),
    ...Object.keys(DATABASE_STATE_HELP).map((end) => `sendam_database_${end}`),
  ])
}

test.group('Alert rules and dashboard', (group) => {
  group.teardown(() => void (backup.maxAgeHours = 0))

  test('name only metrics that exist', async ({ assert }) => {
    const known = new Set([...(await metricsOfOurs()), ...OTHERS])
    const named = [...rules.map(({ expr }) => expr), ...expressions].flatMap(metricsIn)
    assert.isAbove(named.length, 60)
    assert.deepEqual(
      named.filter((name) => !known.has(name)),
      []
    )
  })

  test('have a test for each rule, and the guide says what to do about it', ({ assert }) => {
    const fired = tests.flatMap(({ promql_expr_test: expected = [] }) => expected)
    const firing = fired.filter(({ exp_samples: samples }) => samples.length > 0)
    const guide = text('docs/how_to/monitor.md')
    for (const { alert, labels } of rules) {
      assert.include(['page', 'ticket'], labels.severity, alert)
      assert.isTrue(
        firing.some(({ expr }) => expr.includes(`alertname="${alert}"`)),
        alert
      )
      assert.include(guide, `\`${alert}\``)
    }
  })

  test('fit into the grid of Grafana without overlaps, each panel with its queries', ({
    assert,
  }) => {
    assert.containsSubset(dashboard, { uid: 'sendam', title: 'Sendam' })
    assert.isAbove(dashboard.schemaVersion, 30)
    assert.deepEqual(
      dashboard.templating.list.map(({ name, type }) => [name, type]),
      [['datasource', 'datasource']]
    )
    const cells = new Set<string>()
    for (const { id, type, title, gridPos, targets } of dashboard.panels) {
      assert.include(['row', 'stat', 'timeseries'], type, title)
      assert.equal(type === 'row', targets === undefined, title)
      assert.isAtMost(gridPos.x + gridPos.w, 24, title)
      const refs = (targets ?? []).map(({ refId }) => refId)
      assert.equal(new Set(refs).size, refs.length, title)
      for (let x = gridPos.x; x < gridPos.x + gridPos.w; x += 1)
        for (let y = gridPos.y; y < gridPos.y + gridPos.h; y += 1) {
          assert.isFalse(cells.has(`${x} ${y}`), `${id} ${title}`)
          cells.add(`${x} ${y}`)
        }
    }
    const ids = dashboard.panels.map(({ id }) => id)
    assert.equal(new Set(ids).size, ids.length)
  })
})
