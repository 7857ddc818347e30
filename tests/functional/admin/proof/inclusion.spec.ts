import { execFile } from 'node:child_process'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import User from '#identity/accounts/models/user'
import { queryRows } from '#shared/database/query_rows'
import { listLatestSeals } from '#shared/proof/day_seals'
import { extendChains } from '#shared/proof/link_rows'
import { throttleProof } from '#shared/proof/proof_throttle'
import { bodyOf, expectStatus } from '#tests/support/answers'
import { putMoney, walletOf } from '#tests/support/money/wallet_rows'
import { apiClientOf } from '#tests/support/api_client'
import { restartProofChains, tamperWithRows } from '#tests/support/money/proof_rows'

/** Runs the program that the documentation offers for checking a proof. */
async function runDocumentedCheck(proof: object, root: string) {
  const document = await readFile('docs/explanation/proofs.md', 'utf8')
  const [, script] = /```js\n([^]*?)```/.exec(document)!
  const folder = await mkdtemp(join(tmpdir(), 'proof-'))
  const [program, file] = [join(folder, 'check.mjs'), join(folder, 'proof.json')]
  await writeFile(program, script!)
  await writeFile(file, JSON.stringify(proof))
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, [program, file, root], (error, stdout) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout })
    )
  })
}

const staff = (client: ApiClient) => apiClientOf(client, 'admin@sendam.test')

test.group('A proof', (group) => {
  let transfers: number[]
  let entry: number

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await restartProofChains()
    const wallet = await walletOf('member@sendam.test')
    transfers = []
    for (const comment of ['Fees, “500” – Ọlá', 'Fees of May', 'Fees of June']) {
      transfers.push(await putMoney(wallet, { kobo: 500, comment }))
    }
    const account = wallet.account('cash').id
    const own = { transfer_id: transfers[1]!, account_id: account }
    const row = await db.from('ledger_entries').where(own).firstOrFail()
    entry = Number(row.id)
  })

  const seal = async () => {
    await extendChains({ today: '2020-11-05' })
    await extendChains({ today: '2020-11-06' })
    const [sealed] = await listLatestSeals(db, 1)
    return sealed!.root
  }

  test('of any transfer passes the documented offline check, and a forged one fails it', async ({
    client,
    assert,
  }) => {
    const root = await seal()
    const call = await staff(client)
    for (const id of transfers) {
      const proof = await bodyOf(call('get', `/proof/transfer/${id}`))
      assert.deepEqual([proof.data.day, proof.data.root], ['2020-11-05', root])
      const { code, output } = await runDocumentedCheck(proof, root)
      assert.equal(code, 0, output)
      assert.include(output, id === transfers[0] ? 'Ọlá' : 'Fees of')
      const content = proof.data.content.replace('Test', 'Best').replace('Fees', 'Pays')
      const forged = await runDocumentedCheck({ data: { ...proof.data, content } }, root)
      assert.equal(forged.code, 1)
      assert.include(forged.output, 'NOT proven')
      assert.notInclude(proof.data.content, 'balanceAfter')
    }
  })

  test('of a transaction is given to its owner only', async ({ client, assert }) => {
    const root = await seal()
    const member = await apiClientOf(client, 'member@sendam.test')
    const proof = await bodyOf(member('get', `/transactions/${entry}/proof`))
    const { code } = await runDocumentedCheck(proof, root)
    assert.equal(code, 0)
    const other = await apiClientOf(client, 'other@sendam.test')
    await expectStatus(404, other('get', `/transactions/${entry}/proof`))
    await expectStatus(403, member('get', `/proof/transfer/${transfers[0]}`))
    const call = await staff(client)
    await expectStatus(404, call('get', '/proof/transfer/999999999'))
  })

  test('reads only the block of its link, even if its day has thousands of links', async ({
    client,
    assert,
  }) => {
    const [first] = transfers
    const rows = await queryRows<{ id: number }>(
      db,
      `insert into ledger_transfers (kind, reference)
       select 'demo_funding', 'many-' || n from generate_series(1, 2600) as n returning id::int`
    )
    const root = await seal()
    const many = rows.map(({ id }) => id)
    const call = await staff(client)
    const proofOf = (id: number) => bodyOf(call('get', `/proof/transfer/${id}`))
    for (const id of [first!, many[1100]!, many.at(-1)!]) {
      const { code, output } = await runDocumentedCheck(await proofOf(id), root)
      assert.equal(code, 0, output)
    }
    await tamperWithRows(
      `update proof_links set links = '' where chain = 'audit' or first_position not between 900 and 2100`
    )
    const proof = await proofOf(many[1100]!)
    assert.equal(proof.data.root, root)
    await tamperWithRows('delete from proof_seal_blocks')
    await expectStatus(409, call('get', `/proof/transfer/${many[1100]}`))
  })

  test('is available once the missing blocks of its seal are rebuilt', async ({
    client,
    assert,
  }) => {
    const root = await seal()
    await tamperWithRows('delete from proof_seal_blocks')
    await extendChains({ today: '2020-11-06' })
    const proof = await bodyOf((await staff(client))('get', `/proof/transfer/${transfers[0]}`))
    assert.equal(proof.data.root, root)
  })

  test('is limited to sixty a minute for each user', async ({ client }) => {
    await seal()
    const member = await apiClientOf(client, 'member@sendam.test')
    const { id } = await User.findByOrFail('email', 'member@sendam.test')
    for (let count = 0; count < 59; count++) await throttleProof(id)
    await expectStatus(200, member('get', `/transactions/${entry}/proof`))
    await expectStatus(429, member('get', `/transactions/${entry}/proof`))
    const call = await staff(client)
    const { id: staffId } = await User.findByOrFail('email', 'admin@sendam.test')
    for (let count = 0; count < 60; count++) await throttleProof(staffId)
    await expectStatus(429, call('get', `/proof/transfer/${transfers[0]}`))
  })

  test('is refused with 409 until its day is sealed, and for an altered row', async ({
    client,
    assert,
  }) => {
    const call = await staff(client)
    const path = `/proof/transfer/${transfers[0]}`
    const early = await call('get', path)
    early.assertStatus(409)
    assert.equal(early.body().code, 'E_NOT_SEALED_YET')
    const member = await apiClientOf(client, 'member@sendam.test')
    await expectStatus(409, member('get', `/transactions/${entry}/proof`))
    await seal()
    await tamperWithRows(
      `update ledger_transfers set comment = 'Nothing' where id = ${transfers[0]}`
    )
    const late = await call('get', path)
    late.assertStatus(409)
    assert.equal(late.body().code, 'E_NOT_AS_LINKED')
  })
})
