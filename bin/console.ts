import { failToStart, igniteCommand } from './ignitor.js'

/** Commands of a deployment, which must pass the set-up checks. */
const SERVING = ['prepare', 'work']

const args = process.argv.slice(2)

igniteCommand({ serves: SERVING.includes(args[0] ?? '') })
  .handle(args)
  .catch(failToStart)
