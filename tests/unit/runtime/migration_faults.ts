/** Changes that break the previous version while it still runs, as patterns of a migration. */
const FORBIDDEN: Record<string, RegExp> = {
  'takes a table away': /\bdropTable(IfExists)?\(|\bdrop\s+table\b/i,
  'takes a column away': /\bdropColumns?\(|\bdrop\s+column\b/i,
  'renames': /\brename(Table|Column)?\(|\brename\s+(to|column)\b/i,
  'moves to another schema': /\bset\s+schema\b/i,
  'changes a type': /\.alter\(|\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i,
  'demands what older rows lack': /\bdropNullable\(|\bset\s+not\s+null\b/i,
}

const WITHOUT_DEFAULT = /\badd\s+column\b(?![^,;`]*\bdefault\b)[^,;`]*\bnot\s+null\b/i

/** Only a migration with this comment may remove parts; it names since when they are unused. */
const CONTRACT = /^\s*\/\/ Contract: nothing has used it since \S+/m

/** Returns why a migration is unsafe while the previous version runs; empty if it is safe. */
export function migrationFaults(text: string): string[] {
  const faults = CONTRACT.test(text)
    ? []
    : Object.entries(FORBIDDEN).flatMap(([fault, pattern]) => (pattern.test(text) ? [fault] : []))
  if (WITHOUT_DEFAULT.test(text) || alterations(text).some(lacksDefault)) {
    faults.push('adds a column that older writers leave empty')
  }
  if (/\bdisableTransactions\b/.test(text)) faults.push('is not one transaction')
  return faults
}

/** Returns the changes to each column of existing tables. */
function alterations(text: string): string[] {
  const tables = text.split(/\b(?=createTable\(|alterTable\(|schema\.raw\()/)
  return tables
    .filter((part) => part.startsWith('alterTable('))
    .flatMap((part) => part.split(/\btable\s*\.(?=\w)/).slice(1))
}

function lacksDefault(column: string): boolean {
  return /\.notNullable\(/.test(column) && !/\.defaultTo\(/.test(column)
}
