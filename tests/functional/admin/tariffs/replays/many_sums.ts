import db from '@adonisjs/lucid/services/db'

const ADD = `
  insert into tariff_replay_sums (replay_id, part, key, shipments, compared, before_kobo, after_kobo, charged_kobo, dearer,
    cheaper, lost, lost_kobo, gained, known, known_before_kobo, known_after_kobo, cost_kobo)
  select :id, :part, replace(:key, '#', lpad(at::text, 6, '0')), 1, 1, 100, 100 + :more, 100, 1, 0, 0, 0, 0, 0, 0, 0, 0
  from generate_series(1, :count::integer) as at`

/** Adds sums of equal size to a replay; a number replaces the # of the key. */
export function addSums(id: number, sums: { part: string; key: string; count: number }) {
  return db.rawQuery(ADD, { id, more: 50, ...sums })
}

export function namesIn(file: string): string[] {
  const [, ...lines] = file.trimEnd().split('\r\n')
  return lines.map((line) => line.split(',')[0]!)
}

export function keysOf({ key, count }: { key: string; count: number }): string[] {
  return Array.from({ length: count }, (_, at) => key.replace('#', String(at + 1).padStart(6, '0')))
}
