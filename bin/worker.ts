import { endWithSupervisor } from './runtime/lifeline.js'
import { beginTracing } from './runtime/tracing.js'

endWithSupervisor()
await beginTracing()
const { failToStart, ignite } = await import('./ignitor.js')
ignite({ endsOnSignal: false, serves: true }).ace().handle(['work']).catch(failToStart)
