/**
 * Writes the demo tariff beside this file:
 *
 *   node --import=@poppinss/ts-exec database/tariffs/generate.ts
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { demoTariffFiles } from '#database/tariffs/demo_tariff'

const here = new URL('.', import.meta.url)
const rates = new URL('rates/', here)

await mkdir(rates, { recursive: true })
for (const name of await readdir(rates)) {
  if (name.endsWith('.csv')) await rm(new URL(name, rates))
}
for (const { path, text } of demoTariffFiles()) {
  await writeFile(new URL(path, here), text)
}
