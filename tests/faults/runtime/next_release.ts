import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'

/** Folders that are linked, because nothing in them looks for a neighbour by its own path. */
const LINKED = ['inertia', 'node_modules', 'resources', 'tests']
const LEFT_OUT = ['.git', 'build', 'docs', 'tmp']

/** Widens a key of the accounts, then adds a table, into which the new posting function writes. */
export const NEXT_MIGRATIONS: Record<string, string> = {
  '9001_account_currencies': `
    this.schema.raw(\`alter table ledger_accounts add column currency varchar(3) not null default 'NGN'\`)
    this.schema.raw(\`create unique index ledger_accounts_owner_currency on ledger_accounts
      (wallet_id, kind, part, currency) nulls not distinct\`)
    this.schema.raw('drop index ledger_accounts_owner')
    this.load('wallet/post_transfer')`,
  '9002_posting_channels': `
    this.schema.createTable('posting_channels', (table) => {
      table.bigInteger('transfer_id').primary().references('ledger_transfers.id')
      table.string('channel', 20).notNullable()
    })`,
  '9003_channel_index': `
    this.schema.raw('create index posting_channels_channel on posting_channels (channel)')`,
}

const RETURNS = '  return transfer;\n'
const NOTES_CHANNEL = `  insert into posting_channels values (transfer, coalesce(details->>'channel', 'old'));\n`

const PROGRAM = `
import { prepareDatabase, whatWasPrepared } from './runtime/prepare_database.ts'
import { readSettings } from './runtime/settings.ts'

const say = (line: string) => console.log(line)
console.log(whatWasPrepared(await prepareDatabase(readSettings(process.env), process.env, { say })))
`

/** Makes a folder with the version that follows this one. Its release is \`bin/next.ts\`. */
export function makeNextRelease() {
  const folder = mkdtempSync(join(tmpdir(), 'sendam-next-'))
  for (const name of readdirSync(app.makePath())) {
    const [from, to] = [app.makePath(name), join(folder, name)]
    if (LINKED.includes(name)) symlinkSync(from, to)
    else if (!LEFT_OUT.includes(name)) cpSync(from, to, { recursive: true })
  }
  for (const [name, up] of Object.entries(NEXT_MIGRATIONS)) {
    const text = `import { Migration } from '#database/migration'

export default class extends Migration {
  async up() {${up}
  }
}
`
    writeFileSync(join(folder, 'database', 'migrations', `${name}.ts`), text)
  }
  const posting = join(folder, 'database', 'functions', 'wallet', 'post_transfer.sql')
  const sql = readFileSync(posting, 'utf8').replace(RETURNS, NOTES_CHANNEL + RETURNS)
  writeFileSync(posting, sql)
  writeFileSync(join(folder, 'bin', 'next.ts'), PROGRAM)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
