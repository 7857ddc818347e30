import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { extendChains } from '#shared/proof/link_rows'
import { verifyProof } from '#shared/proof/verify_proof'
import { downloadProof, findTransaction } from '#tests/browser/admin/proof/proof_screen'
import { assertCleanAtBothWidths } from '#tests/browser/page_checks'
import { putMoney, walletOf } from '#tests/support/money/wallet_rows'
import { restartProofChains, tamperWithRows } from '#tests/support/money/proof_rows'

test.group('Proof pages', (group) => {
  let transfer: number
  let reference: string

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await restartProofChains()
    transfer = await putMoney(await walletOf('member@sendam.test'), { kobo: 250_000_00 })
    await extendChains({ today: '2020-11-05' })
    await extendChains({ today: '2020-11-06' })
    const row = await db.from('ledger_transfers').where('id', transfer).firstOrFail()
    reference = row.reference
  })

  test('staff check now, see the seals, and download the proof of a transaction', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs('/admin/proof', 'admin@sendam.test')
    await page.getByRole('button', { name: 'Check now' }).click()
    await page
      .getByText(/^Nothing was altered, inserted or removed\. Everything was checked/)
      .waitFor()
    await page.getByText('5 Nov 2020', { exact: true }).first().waitFor()
    await page.getByText('For engineers').click()
    await findTransaction(page, reference)
    await assertCleanAtBothWidths(page, assert, 'proof')
    const proof = await downloadProof(page)
    assert.equal(proof.name, `proof-${reference}.json`)
    assert.include(proof.content, reference)
  })

  test('an altered row is named at the top', async ({ visitAs, assert }) => {
    await tamperWithRows(`update ledger_transfers set comment = 'Nothing' where id = ${transfer}`)
    await verifyProof({ isWhole: true })
    const page = await visitAs('/admin/proof', 'admin@sendam.test')
    await page.getByRole('alert').getByText(`ledger_transfers ${transfer} was altered`).waitFor()
    await assertCleanAtBothWidths(page, assert, 'proof_tampered')
  })

  test('the owner of a wallet downloads the proof of a transaction', async ({
    visitAs,
    assert,
  }) => {
    const wallet = await walletOf('member@sendam.test')
    const own = { transfer_id: transfer, account_id: wallet.account('cash').id }
    const { id } = await db.from('ledger_entries').where(own).firstOrFail()
    const page = await visitAs(`/base/wallet/transactions?entry=${id}`, 'member@sendam.test')
    const { name } = await downloadProof(page, page.getByRole('dialog'))
    assert.equal(name, `proof-${reference}.json`)
  })
})
