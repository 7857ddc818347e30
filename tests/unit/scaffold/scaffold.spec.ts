import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import {
  callFiles,
  callRouteLine,
  pageFiles,
  pageRouteLine,
} from '../../../bin/scaffold/scaffold.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const payouts = { root, room: 'wallet/payouts', noun: 'payout_limits' }
const people = { root, room: 'identity/people', noun: 'nicknames' }

const call = callFiles(payouts, '/payout_limit')
const flat = callFiles(people, '/nickname')
const page = pageFiles(payouts, '/base/wallet/limits')

function resolveImport(specifier: string): string | null {
  if (specifier.startsWith('~/')) return `inertia/${specifier.slice(2)}`
  if (specifier.startsWith('#tests/')) return specifier.slice(1)
  return specifier.startsWith('#') ? `app/${specifier.slice(1)}` : null
}

test.group('Scaffold', () => {
  test('writes each file into the folder that holds such files of its room', ({ assert }) => {
    assert.deepEqual(
      [...call, ...flat, ...page].map(({ path }) => path),
      [
        'app/wallet/payouts/payout_limit_validator.ts',
        'app/wallet/payouts/controllers/payout_limits_controller.ts',
        'tests/functional/wallet/payouts/payout_limits.spec.ts',
        'app/identity/people/nickname_validator.ts',
        'app/identity/people/nicknames_controller.ts',
        'tests/functional/identity/people/nicknames.spec.ts',
        'app/wallet/payouts/controllers/payout_limits_page_controller.ts',
        'app/wallet/payouts/pages/payout_limits.tsx',
        'tests/pages/wallet/payouts/payout_limits.spec.ts',
      ]
    )
  })

  test('imports only existing files and their exported names', ({ assert }) => {
    const written = [...call, ...flat, ...page]
    for (const { path, text } of written) {
      for (const [, names, specifier] of text.matchAll(/import (.+) from '(.+)'/g)) {
        const place = resolveImport(specifier!)
        if (!place) continue
        const own = written.find((file) => file.path === `${place}.ts`)
        const [found] = globSync(`${place}.{ts,tsx}`, { cwd: root })
        const target = own?.text ?? (found && readFileSync(join(root, found), 'utf8'))
        assert.isString(target, `${path} imports ${specifier}`)
        for (const name of names!.match(/\w+(?=[ ,}])/g) ?? []) {
          assert.match(target!, new RegExp(`export [a-z ]*\\b${name}\\b`), `${path}: ${name}`)
        }
      }
    }
  })

  test('prints the line to add to the routes', ({ assert }) => {
    assert.equal(
      callRouteLine(payouts, '/payout_limit'),
      "router.post('/payout_limit', [controllers.wallet.payouts.PayoutLimits, 'store']).call({ by: 'signedIn', team: 'nothing', summary: 'What it does' }).as('payout_limits.store')"
    )
    assert.equal(
      pageRouteLine(payouts, '/base/wallet/limits'),
      "router.get('/base/wallet/limits', [controllers.wallet.payouts.PayoutLimitsPage, 'render']).page({ by: 'signedIn' }).as('payout_limits')"
    )
  })
})
