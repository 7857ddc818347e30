import { UnusableEnvironment } from '#shared/errors/unusable_environment'

/** A check reads this environment and never `process.env`, so that tests can supply another. */
export type Environment = Readonly<Record<string, string | undefined>>

/** A prerequisite of a deployment. `refused` stops the start; `warning` is only shown. */
export interface SetupCheck {
  name: string
  state: 'ok' | 'warning' | 'refused'
  sentence: string
  /** How to fix it; empty if the sentence says that or nothing needs fixing. */
  remedy: string
  /** True if it works on this machine only, for trying out. */
  isLocal?: true
}

export type SetupChecks = (env: Environment) => SetupCheck[]

export function isProduction({ NODE_ENV }: Environment): boolean {
  return NODE_ENV === 'production'
}

export function okCheck(name: string, sentence: string): SetupCheck {
  return { name, state: 'ok', sentence, remedy: '' }
}

export function localCheck(name: string, sentence: string): SetupCheck {
  return { ...okCheck(name, sentence), isLocal: true }
}

export function warningCheck(name: string, sentence: string, remedy: string): SetupCheck {
  return { name, state: 'warning', sentence, remedy }
}

export function refusedCheck(name: string, sentence: string, remedy = ''): SetupCheck {
  return { name, state: 'refused', sentence, remedy }
}

/** Reports an UnusableEnvironment of `read` as `refused`; otherwise checks what `read` returns. */
export function runSetupCheck<Read>(
  name: string,
  read: () => Read,
  checked: (settings: Read) => SetupCheck
): SetupCheck {
  try {
    return checked(read())
  } catch (error) {
    if (!(error instanceof UnusableEnvironment)) throw error
    return refusedCheck(name, error.message)
  }
}
