import { existsSync } from 'node:fs'
import { join } from 'node:path'
import string from '@adonisjs/core/helpers/string'

export type ScaffoldFile = { path: string; text: string }

/** The noun is the plural name of the subject. Example: `wallet/payouts`, `payout_limits`. */
export type Subject = { root: string; room: string; noun: string }

export function callFiles({ root, room, noun }: Subject, path: string): ScaffoldFile[] {
  const one = string.singular(noun)
  const validator = `${string.camelCase(one)}Validator`
  const rules = placeOf(root, room, 'validators', one, `${one}_validator`)
  return [
    { path: `${rules}.ts`, text: validatorText(validator) },
    {
      path: `${placeOf(root, room, 'controllers', `${noun}_controller`)}.ts`,
      text: controllerText(`${string.pascalCase(noun)}Controller`, validator, aliasOf(rules)),
    },
    { path: `tests/functional/${room}/${noun}.spec.ts`, text: callTestText(noun, path) },
  ]
}

export function pageFiles({ root, room, noun }: Subject, path: string): ScaffoldFile[] {
  const name = string.pascalCase(noun)
  return [
    {
      path: `${placeOf(root, room, 'controllers', `${noun}_page_controller`)}.ts`,
      text: pageControllerText(`${name}PageController`, `${room}/${noun}`),
    },
    { path: `app/${room}/pages/${noun}.tsx`, text: pageText(name, string.sentenceCase(noun)) },
    { path: `tests/pages/${room}/${noun}.spec.ts`, text: pageTestText(noun, path) },
  ]
}

type Route = Omit<Subject, 'root'>

export function callRouteLine({ room, noun }: Route, path: string) {
  return `router.post('${path}', [${controllerIn(room, noun)}, 'store']).call({ by: 'signedIn', team: 'nothing', summary: 'What it does' }).as('${noun}.store')`
}

export function pageRouteLine({ room, noun }: Route, path: string) {
  return `router.get('${path}', [${controllerIn(room, `${noun}_page`)}, 'render']).page({ by: 'signedIn' }).as('${noun}')`
}

function controllerIn(room: string, name: string) {
  const folders = room.split('/').map((folder) => string.camelCase(folder))
  return ['controllers', ...folders, string.pascalCase(name)].join('.')
}

/** Rooms with many files have a folder per kind. */
function placeOf(root: string, room: string, kind: string, name: string, flatName = name) {
  const isSorted = existsSync(join(root, 'app', room, kind))
  return isSorted ? `app/${room}/${kind}/${name}` : `app/${room}/${flatName}`
}

function aliasOf(path: string) {
  return path.replace(/^app\//, '#')
}

const controllerText = (name: string, validator: string, rules: string) => `\
import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { ${validator} } from '${rules}'

export default class ${name} {
  async store(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const { name } = await ctx.request.validateUsing(${validator})
    return { message: \`\${name} has been saved for \${caller.organization.name}.\` }
  }
}
`

const validatorText = (name: string) => `\
import vine from '@vinejs/vine'

export const ${name} = vine.create({
  name: vine.string().trim().maxLength(100),
})
`

const callTestText = (noun: string, path: string) => `\
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoAccounts } from '#identity/demo'
import { expectStatus } from '#tests/support/answers'
import { apiClientOf } from '#tests/support/api_client'

test.group('${string.sentenceCase(noun)}', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedDemoAccounts())

  test('refuses a body without a name', async ({ client }) => {
    const call = await apiClientOf(client, 'member@sendam.test')
    await expectStatus(call('post', '${path}', {}), 422)
  })
})
`

const pageControllerText = (name: string, page: string) => `\
import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'

export default class ${name} {
  render(ctx: HttpContext) {
    return ctx.inertia.render('${page}', { owner: callerOf(ctx).organization.name })
  }
}
`

const pageText = (name: string, title: string) => `\
import { PageHeader } from '~/ui/page_header'

export default function ${name}({ owner }: { owner: string }) {
  return <PageHeader title="${title}" description={\`Of \${owner}.\`} />
}
`

const pageTestText = (noun: string, path: string) => `\
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoAccounts } from '#identity/demo'

test.group('${string.sentenceCase(noun)}', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedDemoAccounts())

  test('a customer opens the page', async ({ visitAs }) => {
    const page = await visitAs('${path}')
    await page.getByRole('heading', { level: 1, name: '${string.sentenceCase(noun)}' }).waitFor()
  })
})
`
