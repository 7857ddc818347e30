import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'

/** SQL files with the functions and triggers that keep tables append-only. */
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
  type: number
  function: string
}

export async function readShippedGuards() {
  const texts = await Promise.all(
    FILES.map((name) => readFile(app.makePath('database', 'functions', `${name}.sql`), 'utf8'))
  )
  return { functions: texts.flatMap(parseFunctions), triggers: texts.flatMap(parseTriggers) }
}

function parseFunctions(text: string): ShippedFunction[] {
  const found = text.matchAll(
    /^create or replace function (\w+)\(\) returns trigger [^$]*\$\$([^]*?)\$\$;/gm
  )
  return [...found].map(([, name, body]) => ({ name: name!, body: body! }))
}

function parseTriggers(text: string): ShippedTrigger[] {
  const found = text.matchAll(
    /^create or replace trigger (\w+) (before|after) ([a-z ]+?) on (\w+)\s[^;]*?for each (row|statement) execute function (\w+)\(\);/gm
  )
  return [...found].map(([, name, moment, events, table, each, called]) => ({
    name: name!,
    table: table!,
    function: called!,
    type: toTriggerType(moment!, events!, each!),
  }))
}

const BITS: Record<string, number> = {
  row: 1,
  before: 2,
  insert: 4,
  delete: 8,
  update: 16,
  truncate: 32,
}

function toTriggerType(moment: string, events: string, each: string): number {
  return [moment, each, ...events.split(' or ')].reduce((sum, word) => sum | (BITS[word] ?? 0), 0)
}
