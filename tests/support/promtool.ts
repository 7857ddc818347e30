import { spawnSync } from 'node:child_process'
import { systemProgram } from '../../bin/runtime/system_program.js'

const program = systemProgram(['promtool'])

/** For `test.skip`: whether promtool is missing, and what to do about it. */
export const WITHOUT_PROMTOOL = [
  !program,
  'promtool is missing: install the package prometheus',
] as const

export function promtool(args: string[], options: { cwd?: string; input?: string } = {}) {
  const { status, stdout, stderr } = spawnSync(program!, args, { ...options, encoding: 'utf8' })
  return { status, output: `${stdout}${stderr}` }
}
