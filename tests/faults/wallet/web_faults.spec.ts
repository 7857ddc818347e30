import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { findAllLedgerFaults } from '#admin/console/ledger_verification'
import { seedDemoAccounts } from '#identity/demo'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { makeAllCommands, type Command } from './commands.js'
import { kill, restartDatabase, signIn, startWeb, waitForBlocked, type Web } from './processes.js'

type Answer = { status: number; body: { message?: string; code?: string } }

async function sendCommand(web: Web, { by, key, method, path, body }: Command): Promise<Answer> {
  const response = await fetch(`${web.address}/api/v1${path}`, {
    method,
    headers: {
      'authorization': await getToken(web, by),
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: body && JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Answer['body'] }
}

const tokens = new Map<string, string>()

async function getToken(web: Web, by: string): Promise<string> {
  const token = tokens.get(by) ?? (await signIn(web, by))
  tokens.set(by, token)
  return token
}

/** Sends every command and blocks it in the middle of its transaction. */
async function beginAndHold(web: Web, commands: Command[]) {
  for (const { by } of commands) await getToken(web, by)
  const holding = await db.transaction()
  for (const { needs } of commands) {
    await holding.from(needs.table).where('id', needs.id).forUpdate()
  }
  const answers = commands.map((command) =>
    sendCommand(web, command).catch(() => 'cut off' as const)
  )
  try {
    await waitForBlocked(commands.length)
  } catch (error) {
    await holding.rollback()
    throw new Error(JSON.stringify(await Promise.all(answers)), { cause: error })
  }
  return { holding, answers: Promise.all(answers) }
}

const names = (commands: Command[]) => commands.map(({ name }) => name)

async function countEffects(commands: Command[]): Promise<Record<string, number>> {
  const effects = await Promise.all(
    commands.map(async ({ name, effects: of }) => [name, await of()] as const)
  )
  return Object.fromEntries(effects)
}

function mapNames<Value>(commands: Command[], value: Value): Record<string, Value> {
  return Object.fromEntries(names(commands).map((name) => [name, value]))
}

test.group('Money calls during an outage', (group) => {
  group.setup(async () => {
    await seedDemoAccounts()
    await seedDemoWallets()
  })

  test('a killed web process has changed nothing; a retry carries out the call once, and a later retry changes nothing more', async ({
    assert,
    cleanup,
  }) => {
    const commands = await makeAllCommands()
    const first = await startWeb()
    cleanup(() => kill(first.child))
    const { holding, answers } = await beginAndHold(first, commands)
    await kill(first.child)
    assert.deepEqual(
      await answers,
      commands.map(() => 'cut off')
    )
    await holding.rollback()
    await waitForBlocked(0)
    assert.deepEqual(await countEffects(commands), mapNames(commands, 0))
    assert.deepEqual(await findAllLedgerFaults(), [])

    const second = await startWeb()
    cleanup(() => kill(second.child))
    const done = await Promise.all(commands.map((command) => sendCommand(second, command)))
    assert.deepEqual(
      done.map(({ status, body }, index) => [commands[index]!.name, status, body.message]),
      done.map(({ body }, index) => [commands[index]!.name, 200, body.message])
    )
    assert.deepEqual(await countEffects(commands), mapNames(commands, 1))

    // Kills the process after the commit, as if its answers were lost: a retry changes nothing.
    await kill(second.child)
    const third = await startWeb()
    cleanup(() => kill(third.child))
    for (const [index, command] of commands.entries()) {
      const again = await sendCommand(third, command)
      assert.equal(again.status, command.again, command.name)
      if (command.again === 200) assert.deepEqual(again, done[index], command.name)
    }
    assert.deepEqual(await countEffects(commands), mapNames(commands, 1))
    assert.deepEqual(await findAllLedgerFaults(), [])
  }).timeout(300_000)

  test('a restart of the database makes calls answer 503 and change nothing; a retry carries them out once', async ({
    assert,
    cleanup,
  }) => {
    const commands = await makeAllCommands()
    const web = await startWeb()
    cleanup(() => kill(web.child))
    const { holding, answers } = await beginAndHold(web, commands)
    await restartDatabase()
    await holding.rollback().catch(() => {})
    const refused = await answers
    for (const [index, answer] of refused.entries()) {
      const { name } = commands[index]!
      assert.notEqual(answer, 'cut off', name)
      const { status, body } = answer as Answer
      assert.deepEqual([name, status, body.code], [name, 503, 'E_UNAVAILABLE'])
    }
    assert.deepEqual(await countEffects(commands), mapNames(commands, 0))
    assert.deepEqual(await findAllLedgerFaults(), [])

    for (const command of commands) {
      const { status } = await sendCommand(web, command)
      assert.equal(status, 200, command.name)
    }
    assert.deepEqual(await countEffects(commands), mapNames(commands, 1))
    assert.deepEqual(await findAllLedgerFaults(), [])
  }).timeout(300_000)
})
