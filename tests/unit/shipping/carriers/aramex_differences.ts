import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Sample = 'book' | 'pickup' | 'cancel_pickup' | 'track' | 'label'

/** Sample requests that Aramex accepted. */
const samples = JSON.parse(
  readFileSync(join(import.meta.dirname, 'aramex_samples.json'), 'utf8')
) as Record<Sample, unknown>

/** Returns the members of a sample that `sent` lacks or for which it has another value. */
export function differencesTo(sample: Sample, sent: unknown): string[] {
  return differences(samples[sample], sent, '')
}

function differences(one: unknown, other: unknown, path: string): string[] {
  const isPart = typeof one === 'object' && one !== null
  if (!isPart || typeof other !== 'object' || other === null) return one === other ? [] : [path]
  if (Array.isArray(one) && (!Array.isArray(other) || one.length !== other.length)) return [path]
  return Object.entries(one).flatMap(([name, value]) =>
    differences(value, (other as Record<string, unknown>)[name], path ? `${path}.${name}` : name)
  )
}
