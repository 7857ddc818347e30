import { endWithSupervisor } from './runtime/end_with_supervisor.js'
import { beginTracing } from './runtime/tracing.js'

endWithSupervisor()
await beginTracing()
const { failToStart, ignite } = await import('./ignitor.js')
const { sharesPort, sharingServer } = await import('./runtime/web_processes.js')
ignite({ serves: true })
  .httpServer()
  .start(sharesPort ? sharingServer : undefined)
  .catch(failToStart)
