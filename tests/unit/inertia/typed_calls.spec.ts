import { join } from 'node:path'
import { test } from '@japa/runner'
import ts from 'typescript'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const FILE = join(ROOT, 'inertia', 'typed_calls_fixture.ts')

const HEAD = `
import { apiUrl, callApi } from '~/api/call_api'
import type { RowOf } from '~/api/call_types'
import { useApiForm } from '~/api/use_api_form'
import { useApiData } from '~/api/use_api_data'
const file = new File([], 'logo.png')
`

const RIGHT = [
  "callApi('api.wallet.show')",
  "callApi('api.wallet.withdrawals.store', { body: { amount: 5, creditAccountId: 1 }, idempotencyKey: 'k' })",
  "callApi('api.identity.members.update', { params: { id: 1 }, body: { role: 'owner' } })",
  "callApi('api.wallet.name_enquiries.show', { query: { accountNumber: '0123456789', bankCode: '058' } })",
  "callApi('api.branding.product_images.store', { params: { cacheFileName: '1' }, body: { file } })",
  "callApi('api.branding.tracking_products.store', { query: { version: 1 }, body: [1, 2] })",
  "callApi('api.shipping.dashboard.show', { params: { id: 1 } })",
  "callApi('api.shipping.dashboard.show')",
  "const right = async () => { const outcome = await callApi('api.wallet.show'); return outcome.ok && outcome.body.data.cashBalance.toFixed() }",
  "useApiData('api.wallet.transactions.show', { params: { id: 1 } }).data?.reference.trim()",
  "useApiData('api.wallet.transactions.show', null)",
  "const row = (one: RowOf<'api.wallet.banks.index'>) => one.label.trim()",
  "apiUrl('api.wallet.transactions.export', { query: { startDate: 1, endDate: 2 } })",
  "useApiForm({ initial: { username: '' }, send: (body) => callApi('api.identity.password_resets.store', { body }), done: ({ message }) => message.trim() })",
]

const WRONG: Record<string, string> = {
  'a route that does not exist': "callApi('api.wallet.withdrawal.store')",
  'a route that is a page': "callApi('wallet.withdraw')",
  'an HTTP method': "callApi('api.wallet.show', { method: 'POST' })",
  'a body on a call that only reads': "callApi('api.wallet.show', { body: { id: 1 } })",
  'no params': "callApi('api.wallet.payout_accounts.destroy')",
  'empty params': "callApi('api.wallet.payout_accounts.destroy', { params: {} })",
  'a param of another name':
    "callApi('api.wallet.payout_accounts.destroy', { params: { account: 1 } })",
  'a param too many': "callApi('api.wallet.payout_accounts.destroy', { params: { id: 1, at: 2 } })",
  'a param where there is none': "callApi('api.wallet.show', { params: { id: 1 } })",
  'a param of another type':
    "callApi('api.wallet.payout_accounts.destroy', { params: { id: {} } })",
  'a missing field of the query':
    "callApi('api.wallet.name_enquiries.show', { query: { bankCode: '058' } })",
  'an unknown field of the query':
    "callApi('api.identity.people.index', { query: { name: 'Ada' } })",
  'a field of the query of another type':
    "callApi('api.identity.people.index', { query: { page: true } })",
  'no body': "callApi('api.wallet.withdrawals.store')",
  'a missing field of the body': "callApi('api.wallet.withdrawals.store', { body: { amount: 5 } })",
  'an unknown field of the body':
    "callApi('api.wallet.withdrawals.store', { body: { amount: 5, creditAccountId: 1, bank: 'X' } })",
  'a field of the body of another type':
    "callApi('api.identity.members.update', { params: { id: 1 }, body: { role: 'boss' } })",
  'a text instead of a file':
    "callApi('api.branding.product_images.store', { params: { cacheFileName: '1' }, body: { file: '' } })",
  'a field that the answer lacks':
    "const one = async () => { const outcome = await callApi('api.wallet.show'); return outcome.ok && outcome.body.data.balance }",
  'a field of the answer used as another type':
    "const two = async () => { const outcome = await callApi('api.wallet.show'); return outcome.ok && outcome.body.data.cashBalance.trim() }",
  'a body read without a check of the outcome':
    "const three = async () => (await callApi('api.wallet.show')).body",
  'a field that the fetched data lacks':
    "useApiData('api.wallet.transactions.show', { params: { id: 1 } }).data?.refs",
  'fetched data without its params': "useApiData('api.wallet.transactions.show')",
  'a field that the row lacks': "const four = (one: RowOf<'api.wallet.banks.index'>) => one.name",
  'a link without its query': "apiUrl('api.wallet.name_enquiries.show')",
  'a form that sends another body':
    "useApiForm({ initial: { email: '' }, send: (body) => callApi('api.identity.password_resets.store', { body }), done: () => {} })",
  'a form that checks a field it lacks':
    "useApiForm({ initial: { username: '' }, checks: { email: () => null }, send: (body) => callApi('api.identity.password_resets.store', { body }), done: () => {} })",
  'a form that misreads the answer':
    "useApiForm({ initial: { username: '' }, send: (body) => callApi('api.identity.password_resets.store', { body }), done: ({ id }) => id })",
}

function faultyLines(calls: string[]): Set<number> {
  const source = HEAD + calls.join('\n')
  const first = HEAD.split('\n').length - 1
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.check.json'), ts.sys.readFile)
  const given = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory }, ROOT)
  const options = { ...given.options, incremental: false, noUnusedLocals: false }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists, readFile } = host
  host.fileExists = (name) => name === FILE || fileExists.call(host, name)
  host.readFile = (name) => (name === FILE ? source : readFile.call(host, name))
  host.getSourceFile = (name, ...rest) =>
    name === FILE
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ESNext)
      : getSourceFile.call(host, name, ...rest)
  const program = ts.createProgram([FILE], options, host)
  const file = program.getSourceFile(FILE)
  const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
  return new Set(found.map(({ start }) => source.slice(0, start).split('\n').length - 1 - first))
}

function readDirectory(): string[] {
  return []
}

test.group('API calls of a page', () => {
  test('compile only with existing routes, parameters and fields', ({ assert }) => {
    const faulty = faultyLines([...RIGHT, ...Object.values(WRONG)])
    assert.deepEqual(
      RIGHT.filter((_, line) => faulty.has(line)),
      []
    )
    assert.deepEqual(
      Object.keys(WRONG).filter((_, line) => !faulty.has(RIGHT.length + line)),
      []
    )
  }).timeout(120_000)
})
