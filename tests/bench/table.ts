import type { Result } from '#tests/bench/measurement'
import { IN_PROCESS_ROWS } from '#tests/bench/rows/in_process'
import { NEIGHBOUR_ROWS } from '#tests/bench/rows/neighbours'
import { PROCESS_ROWS } from '#tests/bench/rows/process'
import type { Aim, Row, Unit } from '#tests/bench/rows/row'
import { SIZE_ROWS } from '#tests/bench/rows/sizes'
import { WEB_ROWS } from '#tests/bench/rows/web'
import { Table } from '#tests/bench/table_text'
import type { Stage } from '#tests/bench/stage/stage'

/** The size rows come first: they compare two databases, and later rows write to one of them. */
const ROWS: Row[] = [
  ...SIZE_ROWS,
  ...WEB_ROWS,
  ...NEIGHBOUR_ROWS,
  ...IN_PROCESS_ROWS,
  ...PROCESS_ROWS,
]

/** A row with its result, or why it failed; the other rows run nevertheless. */
type Measured = { row: Row; result?: Result; problem?: string }

export type Form = 'table' | 'json' | 'markdown'

const HEAD = ['', 'ours', 'floor', 'which is', 'ratio', 'aim']
const TEXT = new Table([38, 11, 11, 18, 7, 32], [0, 3, 5])

/** How each form writes the header and a line of the table. */
const FORMS: Record<Form, { head: string; line: (cells: string[]) => string }> = {
  table: { head: TEXT.line(HEAD), line: (cells) => TEXT.line(cells) },
  markdown: {
    head: `${formatMarkdownRow(HEAD)}\n${formatMarkdownRow(HEAD.map(() => '---'))}`,
    line: formatMarkdownRow,
  },
  json: { head: '', line: () => '' },
}

/** Measures the named rows, or all, and prints each as soon as it is known. */
export async function printTable(stage: Stage, names: string[], form: Form): Promise<boolean> {
  const { head, line } = FORMS[form]
  const measured: Measured[] = []
  if (head) console.log(head)
  for (const row of ROWS.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const one = await measuredRow(row, stage)
    measured.push(one)
    if (head) console.log(line(cellsOf(one)))
  }
  if (form === 'json') console.log(JSON.stringify(measured.map(asData), null, 2))
  return measured.every(({ result }) => result)
}

async function measuredRow(row: Row, stage: Stage): Promise<Measured> {
  try {
    return { row, result: await row.measure(stage) }
  } catch (error) {
    return { row, problem: (error as Error).message.split('\n')[0]! }
  }
}

function asData({ row, result, problem }: Measured) {
  const { measure, floor: beside, ...said } = row
  if (!result) return { ...said, beside, problem }
  const ratio = result.ours / result.floor
  return { ...said, beside, ...result, ratio, isMet: isMet(row.aim, result) }
}

function cellsOf({ row, result, problem }: Measured): string[] {
  const { title, floor, unit } = row
  if (!result) return [title, '', '', floor, '', `not measured: ${problem}`]
  const { ours, floor: least } = result
  return [
    title,
    formatValue(ours, unit),
    formatValue(least, unit),
    floor,
    digits(ours / least),
    verdict(row, result),
  ]
}

function isMet(aim: Aim | undefined, { ours, floor }: Result): boolean | null {
  if (!aim) return null
  const value = aim.of === 'ours' ? ours : ours / floor
  return value >= (aim.atLeast ?? 0) && value <= (aim.atMost ?? Infinity)
}

function verdict({ aim, unit }: Row, result: Result): string {
  if (!aim) return ''
  const bound = aim.atLeast ?? aim.atMost!
  const aimed = aim.of === 'ours' ? formatValue(bound, unit) : String(bound)
  const word = aim.atLeast === undefined ? 'at most' : 'at least'
  return `${word} ${aimed}: ${isMet(aim, result) ? 'met' : 'missed'}`
}

function formatValue(value: number, unit: Unit): string {
  return unit === '/s' ? `${digits(value)}/s` : `${digits(value)} ${unit}`
}

function digits(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en-GB')
  return value.toFixed(value >= 10 ? 1 : 2)
}

function formatMarkdownRow(cells: string[]): string {
  return `| ${cells.join(' | ')} |`
}
