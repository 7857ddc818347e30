import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const json = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'))

interface LockedPackage {
  /** The package's name, only if it differs from its folder's, as for an alias. */
  name?: string
  hasInstallScript?: boolean
}

/** Packages that report installations or usage to their makers. */
const REPORTERS = [
  ...['@scarf/scarf', 'opencollective-postinstall', 'posthog-node', 'analytics-node', 'insight'],
  ...['@segment/analytics-node', 'universal-analytics', 'applicationinsights', 'mixpanel'],
  ...['@amplitude/node', '@storybook/telemetry', 'gatsby-telemetry', '@vercel/analytics'],
]

test.group('Installed packages', () => {
  const { packages } = json('package-lock.json') as { packages: Record<string, LockedPackage> }
  const locked = Object.entries(packages)
    .filter(([folder]) => folder !== '')
    .map(([folder, one]) => ({ ...one, name: one.name ?? folder.split('node_modules/').at(-1)! }))

  test('include none that reports usage to its maker', ({ assert }) => {
    const names = locked.map(({ name }) => name)
    assert.include(names, '@adonisjs/core')
    assert.deepEqual(
      names.filter((name) => REPORTERS.includes(name)),
      []
    )
  })

  test('run only the install scripts that allowScripts names', ({ assert }) => {
    const allowed: string[] = Object.keys(json('package.json').allowScripts)
    const running = locked.filter(({ hasInstallScript }) => hasInstallScript)
    assert.deepEqual(
      running.map(({ name }) => name).filter((name) => !allowed.includes(name)),
      []
    )
  })
})
