import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { promtool, WITHOUT_PROMTOOL } from '#tests/support/promtool'

const cwd = app.makePath('deploy/watch')

test.group('Prometheus', () => {
  test('accepts the alert rules, and each fires for its fault and not before its time', ({
    assert,
  }) => {
    const checked = promtool(['check', 'rules', 'alerts.yml'], { cwd })
    assert.equal(checked.status, 0, checked.output)
    const tested = promtool(['test', 'rules', 'alerts_test.yml'], { cwd })
    assert.equal(tested.status, 0, tested.output)
  }).skip(...WITHOUT_PROMTOOL)

  test('understands every query of the dashboard', ({ assert, cleanup }) => {
    const folder = mkdtempSync(join(tmpdir(), 'sendam-dashboard-'))
    cleanup(() => rmSync(folder, { recursive: true, force: true }))
    const dashboard = readFileSync(app.makePath('deploy/watch/dashboard.json'), 'utf8')
    const { panels } = JSON.parse(dashboard) as { panels: { targets?: { expr: string }[] }[] }
    const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
    const rules = queries.map((expr, place) => ({ record: `query_${place}`, expr }))
    writeFileSync(
      join(folder, 'queries.yml'),
      JSON.stringify({ groups: [{ name: 'dashboard', rules }] })
    )
    const { status, output } = promtool(['check', 'rules', join(folder, 'queries.yml')])
    assert.equal(status, 0, output)
    assert.include(output, `${queries.length} rules found`)
  }).skip(...WITHOUT_PROMTOOL)
})
