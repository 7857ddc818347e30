import { ignite } from '../../../bin/ignitor.js'
import { Refusal } from '../../../bin/runtime/refusal.ts'

/** Returns whether this is a production platform with its own name, which has real customers. */
async function isServing(): Promise<boolean> {
  const { brandNames: names } = await import('#shared/brand/brand_settings')
  const { default: app } = await import('@adonisjs/core/services/app')
  if (!app.inProduction) return false
  const { name } = await names.get()
  return Boolean(process.env.BRAND_NAME) || name !== names.default.name
}

try {
  const { isSure, ...set } = JSON.parse(process.argv[2] ?? '{}')
  const app = ignite().createApp('console')
  await app.init()
  await app.boot()
  await app.start(async () => {
    const { fillDataSet } = await import('#tests/bench/data/fill')
    if (!isSure && (await isServing())) {
      throw new Refusal(
        'This database serves production, and the data cannot be removed again. Pass --yes to insert it.'
      )
    }
    const began = performance.now()
    await fillDataSet({ ...set, say: (line) => console.log(line) })
    const seconds = (performance.now() - began) / 1000
    console.log(`${set.shipments.toLocaleString('en-GB')} shipments in ${seconds.toFixed(0)} s`)
  })
  await app.terminate()
  process.exit(0)
} catch (problem) {
  console.error(problem instanceof Refusal ? problem.message : problem)
  process.exit(1)
}
