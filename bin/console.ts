import { failToStart, ignite } from './ignitor.js'

ignite().ace().handle(process.argv.splice(2)).catch(failToStart)
