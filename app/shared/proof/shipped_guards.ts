import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'

/** SQL files with the trigger functions that keep tables append-only. */
const FILES = [
  'audit_append_only',
  'wallet/ledger_append_only',
  'wallet/ledger_entries_balance',
  'proof',
]

interface ShippedFunction {
  name: string
  body: string
}

interface ShippedTrigger {
  name: string
  table: string
  /** The events that fire the trigger, as bits of `pg_trigger.tgtype`. */
  type: number
  function: string
}

const ROW = 1
const BEFORE = 2
const INSERT = 4
const DELETE = 8
const UPDATE = 16
const TRUNCATE = 32

/** The triggers that migrations have created with these functions. */
const TRIGGERS: ShippedTrigger[] = [
  refuseChanges('audit_entries', 'audit_is_append_only'),
  refuseTruncation('audit_entries', 'audit_is_append_only'),
  refuseChanges('ledger_entries', 'ledger_is_append_only'),
  refuseTruncation('ledger_entries', 'ledger_is_append_only'),
  refuseChanges('ledger_transfers', 'ledger_is_append_only'),
  {
    name: 'ledger_entries_balance',
    table: 'ledger_entries',
    type: INSERT,
    function: 'ledger_entries_balance',
  },
  ...['proof_links', 'proof_seals', 'proof_checks'].flatMap((table) => [
    refuseChanges(table, 'proof_is_append_only'),
    refuseTruncation(table, 'proof_is_append_only'),
  ]),
]

export async function readShippedGuards() {
  const texts = await Promise.all(
    FILES.map((name) => readFile(app.makePath('database', 'functions', `${name}.sql`), 'utf8'))
  )
  return { functions: texts.flatMap(parseFunctions), triggers: TRIGGERS }
}

function parseFunctions(text: string): ShippedFunction[] {
  const found = text.matchAll(
    /^create or replace function (\w+)\(\) returns trigger [^$]*\$\$([^]*?)\$\$;/gm
  )
  return [...found].map(([, name, body]) => ({ name: name!, body: body! }))
}

function refuseChanges(table: string, called: string): ShippedTrigger {
  const type = ROW | BEFORE | UPDATE | DELETE
  return { name: `${table}_append_only`, table, type, function: called }
}

function refuseTruncation(table: string, called: string): ShippedTrigger {
  return { name: `${table}_no_truncate`, table, type: BEFORE | TRUNCATE, function: called }
}
