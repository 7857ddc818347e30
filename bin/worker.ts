import { failToStart, ignite } from './ignitor.js'
import { endWithSupervisor } from './runtime/lifeline.js'

endWithSupervisor()
ignite({ endsOnSignal: false, serves: true }).ace().handle(['work']).catch(failToStart)
