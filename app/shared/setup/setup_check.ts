import { UnusableEnvironment } from '#shared/errors/unusable_environment'

/** The variables as a process is given them: checks read nothing else, so that a test may say what stands there. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Something that a deployment needs. `refused` stops the start, `warning` is said and shown. */
export interface SetupCheck {
  /** What it is about, as the page "Set-up" heads it. */
  name: string
  state: 'ok' | 'warning' | 'refused'
  /** One sentence. */
  sentence: string
  /** What to do; empty where the sentence has said it, or nothing is to be done. */
  remedy: string
}

/** A room's checks of what it needs. `app/admin/setup/setup_checks.ts` lists them all. */
export type SetupChecks = (env: Environment) => SetupCheck[]

export function isProduction({ NODE_ENV }: Environment): boolean {
  return NODE_ENV === 'production'
}

export function okCheck(name: string, sentence: string): SetupCheck {
  return { name, state: 'ok', sentence, remedy: '' }
}

export function warningCheck(name: string, sentence: string, remedy: string): SetupCheck {
  return { name, state: 'warning', sentence, remedy }
}

export function refusedCheck(name: string, sentence: string, remedy = ''): SetupCheck {
  return { name, state: 'refused', sentence, remedy }
}

/** What reads a group of variables says itself that it cannot work; otherwise its check is made of what was read. */
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
