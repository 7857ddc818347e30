import { endWithSupervisor } from './runtime/end_with_supervisor.js'
import { beginTracing } from './runtime/tracing.js'

endWithSupervisor()
await beginTracing()
const { failToStart, igniteCommand } = await import('./ignitor.js')
igniteCommand({ endsOnSignal: false, serves: true }).handle(['work']).catch(failToStart)
