import lighthouse from 'lighthouse'
import type { MeasuredPage } from './pages.js'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Median scores of three runs with Lighthouse's simulated slow phone on slow 4G. */
export async function lighthouseScores(
  { url, cookie }: MeasuredPage,
  port: number,
  rounds = Number(process.env.ROUNDS ?? 3)
) {
  const found: number[][] = []
  // Sends an unmeasured request first, since a new process answers its first one more slowly.
  await fetch(url, { headers: cookie ? { cookie } : {} })
  for (let round = 0; round < rounds; round++) {
    const run = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      extraHeaders: cookie ? { Cookie: cookie } : undefined,
    })
    if (!run) throw new Error(`Lighthouse returned no result for ${url}`)
    const { categories, audits } = run.lhr
    found.push(CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)))
    if (process.env.WHY && round === 0) explain(audits)
  }
  return CATEGORIES.map((_, at) => median(found.map((scores) => scores[at]!)))
}

/** If WHY=1, prints the Lighthouse audits that lowered the score. */
function explain(
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>
) {
  for (const { score, title, displayValue = '' } of Object.values(audits)) {
    if (score !== null && score < 0.9) console.log(`  ${score} ${title} ${displayValue}`)
  }
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!
}
