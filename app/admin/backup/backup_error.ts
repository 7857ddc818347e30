/** An error whose message is shown to the operator who ran the command. */
export class BackupError extends Error {}

const DISK_FULL_CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** Returns the message for an error; `what` names the action that failed. */
export function describeBackupError(problem: unknown, what: string): string {
  if (problem instanceof BackupError) return problem.message
  if (!(problem instanceof Error)) return `${what}: ${problem}`
  const { code = '', path } = problem as NodeJS.ErrnoException
  if (DISK_FULL_CODES.has(code))
    return `${what}: the disk is full. Make room, or name another folder.`
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `${what}: this user may not write to ${path ?? 'the folder'}.`
  return `${what}: ${problem.message || code}`
}
