const MAX_CAUSE_DEPTH = 4

const PERSONAL: [RegExp, string][] = [
  [/[^\s@"'<>()]+@[^\s@"'<>()]+/g, '[mail]'],
  [/\b(?=[\w-]*\d)[\w-]{24,}(?:\.[\w-]+)*/g, '[token]'],
  [/\+?\d[\d ()-]{7,}\d/g, '[number]'],
]

interface LoggableError {
  type: string
  message: string
  code?: string
  stack?: string
  cause?: LoggableError
}

/** Keeps no personal data: of a database error only names remain, because drivers quote values. */
export function loggableError(error: unknown, depth = 1): LoggableError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'A thrown value that is not an error' }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return {
    type: error.constructor.name,
    message: loggableMessage(error),
    ...(code && { code }),
    ...(error.stack && { stack: extractStackFrames(error.stack) }),
    ...(error.cause instanceof Error &&
      depth < MAX_CAUSE_DEPTH && { cause: loggableError(error.cause, depth + 1) }),
  }
}

export function loggableMessage(error: Error): string {
  if (!('severity' in error)) return redactPersonalData(error.message)
  const { code, table, constraint, routine } = error as unknown as Record<string, unknown>
  const names = [code, table, constraint, routine].filter((name) => typeof name === 'string')
  return `The database refused a statement (${names.join(', ')})`
}

function redactPersonalData(text: string): string {
  return PERSONAL.reduce((rest, [pattern, word]) => rest.replace(pattern, word), text)
}

/** Returns the lines of a stack trace without the message, which may hold personal data. */
function extractStackFrames(stack: string): string {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return frames.map((line) => line.trim()).join('\n')
}
