import { failToStart, igniteCommand } from './ignitor.js'

/** Commands that begin what serves people; any other may help to set it up. */
const SERVING = ['prepare', 'work']

const args = process.argv.slice(2)

igniteCommand({ serves: SERVING.includes(args[0] ?? '') })
  .handle(args)
  .catch(failToStart)
