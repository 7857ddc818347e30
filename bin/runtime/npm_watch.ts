import { commandLine, parentOf } from './process_identity.ts'

const EVERY_MS = 500

/** Finds npm, which is our parent, or our grandparent if it runs scripts through a shell. */
function findNpm(): number | null {
  const parent = process.ppid
  const ancestors = [parent, parentOf(parent)]
  return ancestors.find((pid) => pid && /\bnpm\b/.test(commandLine(pid) ?? '')) ?? null
}

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Calls back when `npm start` ended: npm signals only its shell, which does not pass it on. */
export function watchNpm(onGone: () => void): void {
  if (!process.env.npm_lifecycle_event) {
    return
  }
  const parent = process.ppid
  const npm = findNpm()
  const timer = setInterval(() => {
    if (process.ppid !== parent || (npm !== null && !lives(npm))) {
      clearInterval(timer)
      onGone()
    }
  }, EVERY_MS)
  timer.unref()
}
