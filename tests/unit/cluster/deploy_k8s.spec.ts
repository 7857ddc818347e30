import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { parse, parseAllDocuments } from 'yaml'
import { systemProgram } from '../../../bin/runtime/system_program.js'

const DEPLOY = join(import.meta.dirname, '..', '..', '..', 'deploy')
const CHART = join(DEPLOY, 'k8s')
const VALUES = 'settings.S3_BUCKET=files,database.backup.destination=s3://backups/'

function helm(...args: string[]): string {
  const { stdout, stderr, status } = spawnSync('helm', [...args, '--set', VALUES], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stdout + stderr)
  return stdout
}

function render(): any[] {
  const documents = parseAllDocuments(helm('template', 'sendam', CHART))
  return documents.map((document) => document.toJS()).filter(Boolean)
}

let rendered: any[] | undefined

const nameOf = ({ kind, metadata }: any) => `${kind}/${metadata.name}`
const matches = (wanted: object, labels: Record<string, string>) =>
  Object.entries(wanted).every(([name, value]) => labels[name] === value)

/** Finds values of a field at any depth. */
function all(field: string, within: unknown): any[] {
  if (typeof within !== 'object' || within === null) return []
  return Object.entries(within).flatMap(([name, value]) =>
    name === field ? [value] : all(field, value)
  )
}

test.group('The chart for Kubernetes', (group) => {
  group.each.skip(systemProgram(['helm']) === null, 'Helm is not installed')

  const objects = () => (rendered ??= render())
  const specOf = (name: string) => objects().find((object) => nameOf(object) === name).spec

  test('passes the check of Helm', ({ assert }) => {
    assert.include(helm('lint', '--strict', CHART), '0 chart(s) failed')
  })

  test('selects only pods that exist', ({ assert }) => {
    const made = all('template', objects()).map(({ metadata }) => metadata.labels)
    // CloudNativePG labels its pods like this.
    const database = [{ 'cnpg.io/cluster': 'sendam-db' }, { 'cnpg.io/poolerName': 'sendam-pooler' }]
    const selectors = ['podSelector', 'selector', 'labelSelector'].flatMap((field) =>
      all(field, objects()).map((selector) => selector.matchLabels ?? selector)
    )
    assert.isAbove(selectors.length, 10)
    for (const selector of selectors) {
      assert.isTrue(
        [...made, ...database].some((labels) => matches(selector, labels)),
        JSON.stringify(selector)
      )
    }
  })

  test('leads from the address to the web processes, and from them to the database', ({
    assert,
  }) => {
    const [backend] = all('backend', specOf('Ingress/sendam'))
    assert.isDefined(specOf(`Service/${backend.service.name}`))
    const web = specOf('Deployment/sendam-web').template
    assert.isTrue(matches(specOf(`Service/${backend.service.name}`).selector, web.metadata.labels))
    const env = Object.fromEntries(
      web.spec.containers[0].env.map(({ name, value }: any) => [name, value])
    )
    assert.isDefined(specOf(`Pooler/${new URL(env.DATABASE_URL).hostname}`))
    const direct = new URL(env.DATABASE_DIRECT_URL).hostname.replace(/-rw$/, '')
    assert.isDefined(specOf(`Cluster/${direct}`))
  })

  test('confirms nothing that one instance alone has', ({ assert }) => {
    const { instances, postgresql } = specOf('Cluster/sendam-db')
    assert.equal(instances, 3)
    assert.containsSubset(postgresql.synchronous, { number: 1, dataDurability: 'required' })
  })

  test('has every alert of deploy/watch', ({ assert }) => {
    const { groups } = parse(readFileSync(join(DEPLOY, 'watch', 'alerts.yml'), 'utf8'))
    assert.includeDeepMembers(specOf('PrometheusRule/sendam').groups, groups)
  })
})
