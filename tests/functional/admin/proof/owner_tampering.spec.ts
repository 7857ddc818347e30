import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { queryRows } from '#shared/database/query_rows'
import { extendChains } from '#shared/proof/link_rows'
import { clearMarks } from '#shared/proof/chain_marks'
import { verifyProof } from '#shared/proof/verify_proof'
import { putMoney, walletOf } from '#tests/support/money/wallet_rows'
import { restartProofChains, tamperWithRows } from '#tests/support/money/proof_rows'

const NOTHING = 'returns trigger language plpgsql as $$ begin return null; end $$'

/** Shadows the built-in function, so that each transfer's comment seems unchanged. */
const FORGED_CONTENT = `create function public.jsonb_build_object(text, bigint, text, varchar, text, varchar, text, bigint,
    text, varchar, text, bigint, text, bigint, text, text) returns jsonb language sql as $$
  select pg_catalog.jsonb_build_object($1, $2, $3, $4, $5, $6, $7, $8, $9, 'Test money', $11, $12, $13, $14, $15, $16) $$`

test.group('Tampering by the database owner', (group) => {
  let transfer: number

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await restartProofChains()
    transfer = await putMoney(await walletOf('member@sendam.test'), { kobo: 500 })
    await extendChains()
  })

  const alter = () =>
    tamperWithRows(`update ledger_transfers set comment = 'Nothing' where id = ${transfer}`)

  const findFaults = async () => {
    const found = await verifyProof({ isWhole: true })
    return found.map((sentence) => sentence.replace(/ after \d.*/, ''))
  }

  test('is found despite a function that shadows a built-in one', async ({ assert }) => {
    await alter()
    await db.rawQuery(FORGED_CONTENT)
    const [row] = await queryRows<{ comment: string }>(
      db,
      `select jsonb_build_object('id', id, 'kind', kind, 'reference', reference, 'subjectId', subject_id, 'comment',
         comment, 'reversesId', reverses_id, 'createdBy', created_by, 'createdAt', ''::text) ->> 'comment' as comment
       from ledger_transfers where id = ?`,
      [transfer]
    )
    assert.equal(row!.comment, 'Test money')
    assert.deepEqual(await findFaults(), [`ledger_transfers ${transfer} was altered`])
  })

  test('is found when a guard function was replaced by an empty one', async ({ assert }) => {
    await db.rawQuery(`create or replace function ledger_is_append_only() ${NOTHING}`)
    await alter()
    assert.deepEqual(await findFaults(), [
      `ledger_transfers ${transfer} was altered`,
      'the function ledger_is_append_only differs from the one of this version',
    ])
  })

  test('is found when a guard trigger was redefined', async ({ assert }) => {
    const guard = 'trigger audit_entries_append_only before update or delete on audit_entries'
    const changes = [
      `create or replace ${guard} for each row when (false) execute function audit_is_append_only()`,
      `create or replace ${guard} for each row execute function ledger_is_append_only()`,
      `create or replace ${guard.replace(' or delete', '')} for each row execute function audit_is_append_only()`,
    ]
    for (const change of changes) {
      await db.rawQuery('savepoint before')
      await db.rawQuery(change)
      assert.deepEqual(await findFaults(), [
        'the guard audit_entries_append_only differs from the one of this version',
      ])
      await db.rawQuery('rollback to savepoint before')
      await clearMarks()
    }
  })

  test('is found when a trigger, row security or a rule could hide rows', async ({ assert }) => {
    const changes = {
      'the trigger hush is not one of ours':
        'create trigger hush before insert on proof_checks for each row execute function public.hush()',
      'the row security of audit_entries is not one of ours':
        'alter table audit_entries enable row level security',
      'the rule hush is not one of ours':
        'create rule hush as on insert to proof_seals do instead nothing',
    }
    await db.rawQuery(`create function public.hush() ${NOTHING.replace('null', 'new')}`)
    for (const [sentence, change] of Object.entries(changes)) {
      await db.rawQuery('savepoint before')
      await db.rawQuery(change)
      assert.deepEqual(await findFaults(), [sentence])
      await db.rawQuery('rollback to savepoint before')
      await clearMarks()
    }
  })
})
