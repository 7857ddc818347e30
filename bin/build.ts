import { ensureBuilt } from './runtime/build.ts'
import { Refusal } from './runtime/refusal.ts'

try {
  await ensureBuilt({ say: (line) => console.log(line) })
} catch (problem) {
  console.error(problem instanceof Refusal ? problem.message : problem)
  process.exitCode = 1
}
