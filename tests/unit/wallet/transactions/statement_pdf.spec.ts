import { test } from '@japa/runner'
import { renderStatement, type StatementData } from '#wallet/transactions/render_statement'
import { assertTidy } from '#tests/unit/shipping/documents/layout'
import { readPages } from '#tests/unit/shipping/documents/reading'

const A4 = { width: 595.28, height: 841.89, margin: 50 }

const lines = Array.from({ length: 120 }, (_, index) => ({
  at: new Date('2026-03-05T10:00:00Z'),
  type: 'shipment payment',
  comment:
    index % 7 ? `Shipment ${index}` : `A longer comment than fits one line ${'x'.repeat(150)}`,
  reference: `SDM-${index}`,
  amountKobo: index % 2 ? -100_00 : 300_00,
  balanceAfterKobo: 0,
}))
let balanceKobo = 1_000_00
for (const line of lines) line.balanceAfterKobo = balanceKobo += line.amountKobo

const statement: StatementData = {
  provider: { name: 'Sendam', legalName: 'Sendam Ltd', address: 'Lagos', contactNumber: '+234' },
  holder: { name: 'Ada Obi', details: ['ada@people.test'] },
  walletId: 7,
  startDate: new Date('2026-03-01T10:00:00Z'),
  endDate: new Date('2026-03-31T10:00:00Z'),
  issuedAt: new Date('2026-04-01T10:00:00Z'),
  sections: [{ title: 'Wallet balance', openingKobo: 1_000_00, closingKobo: balanceKobo, lines }],
}

test.group('Statement PDF', () => {
  test('continues on new pages, and keeps everything within them', async ({ assert }) => {
    const pdf = await renderStatement(statement)
    const pages = await readPages(pdf)
    assert.isAbove(pages.length, 2)
    for (const [index, page] of pages.entries()) {
      assert.include(page, `Page ${index + 1} of ${pages.length}`)
    }
    for (const { reference } of lines) assert.include(pages.join(' '), `${reference} `)
    await assertTidy(assert, pdf, A4)
  })

  test('is refused if its lines do not lead from the opening balance to the closing balance', async ({
    assert,
  }) => {
    const [section] = statement.sections
    const closingKobo = section!.closingKobo + 1
    await assert.rejects(
      () => renderStatement({ ...statement, sections: [{ ...section!, closingKobo }] }),
      /does not lead/
    )
    const gap = lines.map((line, index) =>
      index === 50 ? { ...line, balanceAfterKobo: line.balanceAfterKobo + 1 } : line
    )
    await assert.rejects(
      () => renderStatement({ ...statement, sections: [{ ...section!, lines: gap }] }),
      /does not lead/
    )
  })
})
